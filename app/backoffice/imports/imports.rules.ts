import { z } from 'zod';

import { parseJson } from '../../domain/base/shared/stored-json';
import { isTarget, type Target } from './import-formats.rules';

const Texts = z.array(z.string()).catch([]);
const Lines = z.array(z.array(z.string())).catch([]);

export function parseHeadings(json: string): string[] {
  return Texts.parse(parseJson(json));
}

export function parseSample(json: string): string[][] {
  return Lines.parse(parseJson(json));
}

/** For every column the field that it fills, '' for none. */
export function parseMapping(json: string): (Target | '')[] {
  return Texts.parse(parseJson(json)).map((target) => (isTarget(target) ? target : ''));
}

/** How an import's states are called where they are listed. */
export const IMPORT_STATES = {
  mapping: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Dry run ready',
  applying: 'Applying',
  'rolling-back': 'Taking back',
  done: 'Applied',
  'rolled-back': 'Taken back',
  unreadable: 'Cannot be read',
  cancelled: 'Cancelled',
} as const;

/** Whether the server works on it, so that its page follows the progress. */
export function isInProgress(state: keyof typeof IMPORT_STATES): boolean {
  return state === 'checking' || state === 'applying' || state === 'rolling-back';
}

/** Groups of a dry run, and of a result, as the page's links call them. */
export const ROW_GROUPS = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
  conflict: 'Changed by others',
} as const;

export type RowGroup = keyof typeof ROW_GROUPS;

export function isRowGroup(value: unknown): value is RowGroup {
  return typeof value === 'string' && Object.hasOwn(ROW_GROUPS, value);
}

/** The most that a file may hold. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** The rows that a page shows first: those that want to be looked at. */
export function chooseRowGroup(counts: Record<RowGroup, number>): RowGroup {
  const order: RowGroup[] = ['conflict', 'rejected', 'changed', 'new', 'unchanged'];
  return order.find((group) => counts[group] > 0) ?? 'changed';
}
