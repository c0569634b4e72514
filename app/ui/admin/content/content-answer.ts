import { useActionData } from '@remix-run/react';

import type { RenderedText } from '../../../domain/content/content/markdown.server';

export interface ContentPreview {
  title: string;
  summary: string;
  text: RenderedText;
}

export interface ContentConflict {
  /** The current version. Saving again with it overwrites it. */
  seen: string;
  /** 'staff:admin'. */
  by: string;
  at: string;
  fields: { name: string; theirs: string; yours: string }[];
}

export interface ContentAnswer {
  repopulateFields?: Record<string, unknown>;
  preview?: ContentPreview;
  conflict?: ContentConflict;
  /** A row was added, removed, or moved: the form restarts at this field. */
  step?: { focus?: string };
  formId?: string;
}

/** Returns the editor's action data; empty on a newly opened page. */
export function useContentAnswer(): ContentAnswer {
  return useActionData<ContentAnswer>() ?? {};
}

const EDITOR = 'content';

/** Creates a new form ID after a row changed, so that the form library drops the old state. */
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
