import type { AppLoadContext } from '@remix-run/node';

import { inLanguage } from '~/i18n/language.server';
import type { Db, Trx } from '../../../db/schema';
import type { SourceText } from '../../backoffice/french/french-sources.queries.server';
import { readFrenchTexts } from '../../backoffice/french/french-texts.queries.server';
import { translateTexts } from '../../backoffice/french/translate-texts.server';
import { toStaffActor } from '../../domain/base/audit/actor';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { FieldsChangedError } from '../../domain/base/shared/errors';
import { readForm, returnForm, unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { markRefused } from '../../http/refused-form.server';
import { settingsOf } from '../../http/settings.server';
import { redirectWithToast } from '../../http/toast.server';
import { frenchValidator } from '../../ui/admin/french/french-form';
import { renderPreview } from './content-form.server';

interface FrenchPost {
  context: AppLoadContext;
  staff: Staff;
  form: FormData;
}

interface Translated {
  /** Of the audit log. */
  subject: string;
  read: (db: Db | Trx) => Promise<readonly SourceText[] | undefined>;
  /** Where a saved form leads. */
  page: string;
}

/** Previews the French of a form, or saves it. What someone else changed meanwhile is shown, and can be overwritten. */
export async function answerFrenchForm(
  { context, staff, form }: FrenchPost,
  { subject, read, page }: Translated,
): Promise<Response> {
  const readTexts = async () => readFrenchTexts(context.db, requireFound(await read(context.db)));
  if (form.get('intent') === 'preview') {
    const settings = await settingsOf(context);
    const english = (await readTexts()).find(({ name }) => name === 'bodyMarkdown')?.english;
    const render = () => renderPreview(form, getStoreFacts(settings), english);
    return returnForm(form, { preview: inLanguage('fr-CA', render) });
  }
  if (form.get('intent') !== 'save') throw unknownIntent();
  const opened = await readTexts();
  const { data: french, problem } = await readForm(context, form, frenchValidator(opened));
  // The English may have been edited meanwhile.
  if (problem !== undefined) return Response.json({ ...(await problem.json()), texts: opened }, problem);
  const seen = new URLSearchParams(String(form.get('seen')));
  try {
    const translation = { subject, read, french, seen: new Map(seen) };
    await translateTexts(context.db, translation, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (!(error instanceof FieldsChangedError)) throw error;
    markRefused(context);
    const texts = await readTexts();
    const { fieldErrors } = error;
    // Saving again after seeing both is intentional.
    for (const text of texts) if (fieldErrors[text.name] !== undefined) seen.set(text.name, text.seen);
    const values = { ...Object.fromEntries(form), seen: seen.toString() };
    return returnForm(form, { fieldErrors, texts }, { status: 409, values });
  }
  return redirectWithToast(context, page, { type: 'success', message: 'Translation saved' });
}
