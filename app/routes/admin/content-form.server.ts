import type { AppLoadContext } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import { toStaffActor } from '../../domain/base/audit/actor';
import {
  ContentChangedError,
  getContentSubject,
  type ContentDoc,
  type ContentKind,
} from '../../domain/content/content/content-kind.server';
import { listRevisions } from '../../domain/content/content/content-revisions.queries.server';
import { addContent, hashDocument, saveContent } from '../../domain/content/content/edit-content.server';
import { formatField } from '../../domain/content/content/field-formatting.rules';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { ownPath } from '../../paths';
import { getFieldErrors, returnForm, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { markRefused } from '../../http/refused-form.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

/** URL segment for new content. */
export const NEW = 'new';

interface EditedContent<Doc extends ContentDoc> {
  context: AppLoadContext;
  request: Request;
  staff: Staff;
  form: FormData;
  kind: ContentKind<Doc>;
  /** `new` adds content. */
  id: string;
  validator: Validator<Doc>;
  /** The list to return to; the URL may add its filter. */
  list: string;
  /** Renders the preview of a form. */
  preview?: (form: FormData) => Record<string, unknown>;
  /** Checks beyond the schema: messages by field. */
  check?: (doc: Doc) => Record<string, string>;
}

/**
 * Handles an editor's form: previews it, or saves it and returns to the list. If someone else saved meanwhile, shows
 * both versions and keeps the input.
 */
export async function answerContentForm<Doc extends ContentDoc>(edit: EditedContent<Doc>): Promise<Response> {
  const { context, request, staff, form, kind, id, validator } = edit;
  const intent = form.get('intent');
  if (intent === 'preview' && edit.preview !== undefined)
    return returnForm(form, { preview: edit.preview(form) });
  if (intent !== 'save') throw unknownIntent();
  const { data: doc, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const faults = edit.check?.(doc) ?? {};
  if (Object.keys(faults).length > 0) return refuseForm(context, form, faults);
  const actor = toStaffActor(staff, context.requestId);
  try {
    if (id === NEW) await addContent(context.db, kind, doc, actor);
    else await saveContent(context.db, kind, { id, doc, seen: String(form.get('seen')) }, actor);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (error instanceof ContentChangedError) return showBothVersions(edit, doc, error);
    return refuseForm(context, form, getFieldErrors(error, 'changed'));
  }
  const message = id === NEW ? `${kind.titleOf(doc)} added` : `${kind.titleOf(doc)} saved`;
  return redirectWithToast(context, getReturnPath(request, edit.list), { type: 'success', message });
}

/** Returns the list with the filter the editor was opened from. */
export function getReturnPath(request: Request, list: string): string {
  return ownPath(new URL(request.url).searchParams.get('returnTo'), list);
}

async function showBothVersions<Doc extends ContentDoc>(
  { context, form, kind, id }: EditedContent<Doc>,
  yours: Doc,
  { current, message }: ContentChangedError,
): Promise<Response> {
  markRefused(context);
  const [latest] = await listRevisions(context.db, getContentSubject(kind, id));
  const fields = Object.keys(current)
    .filter((name) => !kind.fixed.includes(name))
    .map((name) => ({ name, theirs: formatField(current[name]), yours: formatField(yours[name]) }))
    .filter(({ theirs, yours: own }) => theirs !== own);
  const conflict = {
    seen: hashDocument(current),
    by: latest?.actor ?? '',
    at: latest?.createdAt ?? '',
    fields,
  };
  const toast = { type: 'error', message: 'Error', description: message } as const;
  return returnForm(form, { conflict }, { status: 409, headers: await createToastHeaders(context, toast) });
}

/** Words a conflict for a page that has no form to compare. */
export function rejectChangedContent(error: unknown): never {
  if (error instanceof ContentChangedError)
    throw new ConflictError('Somebody else saved it meanwhile. Look again.');
  throw error;
}
