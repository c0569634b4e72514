import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import type { Db } from '../../../db/schema';
import { readRegistrationDraft } from '../../domain/base/customers/registration-drafts.queries.server';
import {
  getFirstIncompleteStep,
  getStepFields,
  isBefore,
  listCompleteSteps,
} from '../../domain/base/customers/registration.rules';
import { STEP_NAMES } from '../../domain/base/customers/registration-steps.rules';
import type { RegistrationStep, TypedFields } from '../../domain/base/customers/registration.schema';
import { DRAFT_LIFETIME_DAYS, saveRegistrationStep } from '../../domain/base/customers/registration.server';
import { findRegistrationDocument } from '../../domain/goods/documents/registration-document.server';
import type { Session } from '../../domain/base/sessions/sessions.server';
import { paths } from '../../paths';
import { readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { findSession } from '../../http/session.server';
import { getSessionForWriting } from '../../http/session-writes.server';
import { redirectWithToast } from '../../http/toast.server';
import { t } from '~/i18n/text';

const PATHS: Record<RegistrationStep, string> = {
  personal: paths.register(),
  business: paths.registerBusiness(),
  terms: paths.registerTerms(),
};

/** Reads a step's page. @throws a redirect to the first incomplete step. */
export async function openRegistrationStep(
  context: AppLoadContext,
  request: Request,
  step: RegistrationStep,
) {
  const session = await findSession(context, request);
  const draft = await readRegistrationDraft(context.db, session?.idHash);
  const isSent = draft.status === 'sent';
  const typed = isSent ? {} : draft.typed;
  if (step !== 'personal') {
    if (isSent) throw redirect(paths.registerWelcome(), 303);
    const first = getFirstIncompleteStep(typed);
    if (isBefore(first, step)) throw redirect(PATHS[first], 303);
  }
  return {
    typed,
    document: await findRegistrationDocument(context.db, session?.idHash),
    revision: draft.revision,
    page: {
      fields: getStepFields(step, typed),
      complete: listCompleteSteps(typed),
      isSent,
      expiredAfterDays: draft.status === 'expired' ? DRAFT_LIFETIME_DAYS : undefined,
    },
  };
}

type StepResult<Data> =
  | { answer: Response; data: undefined }
  | { answer: undefined; data: Data; form: FormData; session: Session; headers: Headers; typed: TypedFields };

interface StepOptions {
  previous?: RegistrationStep;
  /** Saves the step's file, and returns the errors of one that is refused. */
  saveFile?: (db: Db, sessionIdHash: string, form: FormData) => Promise<Record<string, string> | undefined>;
}

/**
 * Handles a step's form: saves the input whichever button was pressed, and validates it unless the applicant goes
 * back. `answer` is the response if the step is invalid.
 */
export async function handleRegistrationStep<Data>(
  { context, request }: ActionFunctionArgs,
  step: RegistrationStep,
  validator: Validator<Data>,
  { previous, saveFile }: StepOptions = {},
): Promise<StepResult<Data>> {
  const form = await request.formData();
  const intent = form.get('intent') ?? 'next';
  const isGoingBack = intent === 'previous' && previous !== undefined;
  if (intent !== 'next' && !isGoingBack) return { answer: unknownIntent(), data: undefined };

  const { session, headers } = await getSessionForWriting(context, request);
  const entered = Object.fromEntries([...form].filter(isText));
  const { before, typed } = await saveRegistrationStep(context.db, session.idHash, step, entered);
  if (before === 'sent' && step !== 'personal') return answer(redirect(paths.registerWelcome(), 303));
  const fileErrors = await saveFile?.(context.db, session.idHash, form);
  form.delete('file');
  if (isGoingBack) return answer(redirect(PATHS[previous], 303));
  const first = getFirstIncompleteStep(typed);
  if (isBefore(first, step)) return answer(await redirectBackToStep(context, first, before === 'expired'));
  if (fileErrors !== undefined) {
    const { error } = await validator.validate(form);
    return answer(refuseForm(context, form, { ...error?.fieldErrors, ...fileErrors }));
  }
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return answer(problem);
  return { answer: undefined, data, form, session, headers, typed };

  function answer(response: Response): StepResult<Data> {
    for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    return { answer: response, data: undefined };
  }
}

/** Redirects to the next step. */
export function redirectToStep(step: RegistrationStep, headers: Headers): Response {
  return redirect(PATHS[step], { status: 303, headers });
}

/** An earlier step is incomplete, or the draft expired: says which. */
export async function redirectBackToStep(
  context: AppLoadContext,
  step: RegistrationStep,
  hasExpired: boolean,
): Promise<Response> {
  const name = STEP_NAMES()[step];
  return redirectWithToast(context, PATHS[step], {
    type: 'error',
    message: hasExpired ? t`Your application has expired` : t`${name} is incomplete`,
    description: hasExpired
      ? t`Applications expire after ${DRAFT_LIFETIME_DAYS} days. Please start again.`
      : t`Complete it to continue.`,
  });
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
