import { useActionData } from '@remix-run/react';

import type { RenderedText } from '../../../domain/content/content/markdown.server';

export interface ContentPreview {
  title: string;
  summary: string;
  text: RenderedText;
}

export interface ContentConflict {
  /** The version that is there now: saving again with it overwrites knowingly. */
  seen: string;
  /** 'staff:admin'. */
  by: string;
  at: string;
  fields: { name: string; theirs: string; yours: string }[];
}

export interface ContentAnswer {
  /** The form as it was sent. */
  repopulateFields?: Record<string, unknown>;
  preview?: ContentPreview;
  conflict?: ContentConflict;
  /** Rows were added, removed or moved: the form begins anew, at this field. */
  step?: { focus?: string };
  formId?: string;
}

/** What the action of an editor said about the form that came back; empty on a page that was just opened. */
export function useContentAnswer(): ContentAnswer {
  return useActionData<ContentAnswer>() ?? {};
}

const EDITOR = 'content';

/** The name of the editor's form once its rows were changed: another form, so that the library forgets the former. */
export function createEditorId(requestId: string): string {
  return `${EDITOR}-${requestId}`;
}

export function useEditorId(): string {
  const { formId } = useContentAnswer();
  return formId !== undefined && /^content-[\w-]+$/.test(formId) ? formId : EDITOR;
}

/**
 * The version that the form answers for: what it was opened with, also when somebody saves another one between two
 * previews. Once a page has shown both, it is the newer one.
 */
export function useExpectedVersion(opened: string): string {
  const { conflict, repopulateFields } = useContentAnswer();
  if (conflict !== undefined) return conflict.seen;
  const sent = repopulateFields?.['seen'];
  return typeof sent === 'string' ? sent : opened;
}
