import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Validator } from 'remix-validated-form';

import type { Db } from '../../../db/schema';
import { toStaffActor } from '../../domain/base/audit/actor';
import {
  ContentChangedError,
  getContentSubject,
  type ContentDoc,
  type ContentKind,
} from '../../domain/content/content/content-kind.server';
import { listRevisions } from '../../domain/content/content/content-revisions.queries.server';
import { addContent, hashDocument, saveContent } from '../../domain/content/content/edit-content.server';
import { renderBody } from '../../domain/content/content/markdown.server';
import { formatField } from '../../domain/content/content/field-formatting.rules';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import type { Staff } from '../../domain/base/sessions/sessions.server';
import { getLocalPath } from '../../paths';
import { getFieldErrors, returnForm, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { markRefused } from '../../http/refused-form.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';

/** URL segment for new content. */
const NEW = 'new';

interface Editor extends Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'> {
  staff: Staff;
}

interface ContentForm<Doc extends ContentDoc> {
  kind: ContentKind<Doc>;
  validator: Validator<Doc>;
  /** The list to return to; the URL may add its filter. */
  list: string;
  /** The ID and the form, if they are not those of the request. */
  id?: string;
  form?: FormData;
  /** Fills in the facts of the preview; no preview by default. */
  facts?: Readonly<Record<string, string>>;
  /** Checks beyond the schema: messages by field. */
  check?: (doc: Doc) => Record<string, string>;
}

/** Reads the document and version that an editor opens, empty for new content. @throws 404 if it is gone. */
export async function openContent<Doc extends ContentDoc>(
  { context, params, request }: Omit<Editor, 'staff'>,
  kind: ContentKind<Doc>,
  list: string,
): Promise<{ id: string; doc: Doc | undefined; seen: string; back: string }> {
  const id = parseContentId(params['id']);
  const back = getReturnPath(request, list);
  if (id === NEW) return { id, doc: undefined, seen: '', back };
  const doc = requireFound(await kind.read(context.db, id));
  return { id, doc, seen: hashDocument(doc), back };
}

/** Parses the content ID in an editor's URL, or `new`. @throws 404 if invalid. */
function parseContentId(text: string | undefined): string {
  return text === NEW ? NEW : String(requireId(text));
}

/**
 * Handles an editor's form: previews it, or saves it and returns to the list. If someone else saved meanwhile, shows
 * both versions and keeps the input.
 */
export async function answerContentForm<Doc extends ContentDoc>(
  { context, params, request, staff }: Editor,
  { kind, validator, list, facts, check, ...given }: ContentForm<Doc>,
): Promise<Response> {
  const id = given.id ?? parseContentId(params['id']);
  const form = given.form ?? (await request.formData());
  const intent = form.get('intent');
  if (intent === 'preview' && facts !== undefined)
    return returnForm(form, { preview: renderPreview(form, facts) });
  if (intent !== 'save') throw unknownIntent();
  const { data: doc, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const faults = check?.(doc) ?? {};
  if (Object.keys(faults).length > 0) return refuseForm(context, form, faults);
  const actor = toStaffActor(staff, context.requestId);
  try {
    if (id === NEW) await addContent(context.db, kind, doc, actor);
    else await saveContent(context.db, kind, { id, doc, seen: String(form.get('seen')) }, actor);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof ContentChangedError))
      return refuseForm(context, form, getFieldErrors(error, 'changed'));
    markRefused(context);
    const conflict = await describeConflict(context.db, { kind, id, doc }, error.current);
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return returnForm(form, { conflict }, { status: 409, headers: await createToastHeaders(context, toast) });
  }
  const message = id === NEW ? `${kind.titleOf(doc)} added` : `${kind.titleOf(doc)} saved`;
  return redirectWithToast(context, getReturnPath(request, list), { type: 'success', message });
}

/**
 * Renders a form's text as the store would.
 *
 * @param english of a translation, whose anchors it keeps.
 */
export function renderPreview(form: FormData, facts: Readonly<Record<string, string>>, english?: string) {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const text = textOf('bodyMarkdown');
  return {
    title: textOf('title') || 'Untitled',
    summary: textOf('summary'),
    text: renderBody({ text, english: english ?? text }, facts),
  };
}

/** Returns the list with the filter the editor was opened from. */
export function getReturnPath(request: Request, list: string): string {
  return getLocalPath(new URL(request.url).searchParams.get('returnTo'), list);
}

/** Returns who saved the current version, and the fields in which it differs. */
async function describeConflict<Doc extends ContentDoc>(
  db: Db,
  { kind, id, doc }: { kind: ContentKind<Doc>; id: string; doc: Doc },
  current: ContentDoc,
) {
  const [latest] = await listRevisions(db, getContentSubject(kind, id));
  const fields = Object.keys(current)
    .filter((name) => !kind.fixed.includes(name))
    .map((name) => ({ name, theirs: formatField(current[name]), yours: formatField(doc[name]) }))
    .filter(({ theirs, yours }) => theirs !== yours);
  return { seen: hashDocument(current), by: latest?.actor ?? '', at: latest?.createdAt ?? '', fields };
}

/** Words a conflict for a page that has no form to compare. */
export function rejectChangedContent(error: unknown): never {
  if (error instanceof ContentChangedError)
    throw new ConflictError('Someone else changed this. Review it and try again.');
  throw error;
}
