import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';

import { createClaimKind } from '../../domain/content/content/claim-kind.server';
import {
  CLAIM_SETS,
  parseClaimsForm,
  isClaimSet,
  parseRowStep,
  applyRowStep,
  type ClaimSet,
  type ClaimSetName,
  type ClaimsDoc,
} from '../../domain/content/content/claim-sets.rules';
import { hashDocument } from '../../domain/content/content/edit-content.server';
import { answerContentForm, getReturnPath } from './content-form.server';
import { returnForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ClaimFields, claimLabels, claimsValidator } from '../../ui/admin/content/claims-form';
import { createEditorId } from '../../ui/admin/content/content-answer';
import { ContentForm } from '../../ui/admin/content/content-form';
import { illustrationKinds, isIllustration } from '../../drawings/illustration';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Company claims' : CLAIM_SETS[data.set].title,
);

function parseSet(name: string | undefined): ClaimSetName {
  if (name === undefined || !isClaimSet(name)) throw createNotFoundResponse();
  return name;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  const set = parseSet(params['set']);
  const doc = requireFound(await createClaimKind(set).read(context.db, set));
  return {
    set,
    doc,
    seen: hashDocument(doc),
    pictures: listPictures(CLAIM_SETS[set]).length > 0 ? [...illustrationKinds].sort() : [],
    back: getReturnPath(request, adminPaths.claims()),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  const set = parseSet(params['set']);
  const form = await request.formData();
  const step = parseRowStep(String(form.get('intent')));
  if (step !== undefined) {
    const { doc, focus } = applyRowStep(CLAIM_SETS[set], parseClaimsForm(CLAIM_SETS[set], form), step);
    const values = { ...doc, seen: form.get('seen') };
    const formId = createEditorId(context.requestId);
    return returnForm(form, { step: { focus }, formId }, { values });
  }
  return answerContentForm(
    { context, params, request, staff },
    {
      kind: createClaimKind(set),
      id: set,
      form,
      validator: claimsValidator(CLAIM_SETS[set]),
      list: adminPaths.claims(),
      check: (doc) => findUnknownPictures(CLAIM_SETS[set], doc),
    },
  );
}

function listPictures(set: ClaimSet) {
  return set.groups.flatMap(({ name: group, fields }) =>
    fields.filter(({ type }) => type === 'picture').map(({ name }) => ({ group, name })),
  );
}

function findUnknownPictures(set: ClaimSet, doc: ClaimsDoc): Record<string, string> {
  const faults = listPictures(set).flatMap(({ group, name }) => {
    const rows = doc[group];
    return (Array.isArray(rows) ? rows : []).flatMap((row, index) =>
      isIllustration(row[name] ?? '') ? [] : [[`${group}[${index}].${name}`, 'Choose a picture'] as const],
    );
  });
  return Object.fromEntries(faults);
}

export default function ClaimsEditor() {
  const { set: name, doc, seen, pictures, back } = useLoaderData<typeof loader>();
  const set = CLAIM_SETS[name];
  const validator = useMemo(() => claimsValidator(set), [set]);
  return (
    <ContentForm
      kind="claims"
      id={name}
      title={set.title}
      back={{ to: back, name: 'Company claims' }}
      seen={seen}
      validator={validator}
      values={doc}
      labels={claimLabels(set)}
    >
      <p className="muted">{set.where}</p>
      <ClaimFields set={set} doc={doc} pictures={pictures} />
    </ContentForm>
  );
}
