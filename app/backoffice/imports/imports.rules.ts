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

/** Parses the field of each column; '' for none. */
export function parseMapping(json: string): (Target | '')[] {
  return Texts.parse(parseJson(json)).map((target) => (isTarget(target) ? target : ''));
}

/** Names of the states of imports. */
export const IMPORT_STATES = {
  mapping: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Preview ready',
  applying: 'Applying',
  'rolling-back': 'Rolling back',
  done: 'Applied',
  'rolled-back': 'Rolled back',
  unreadable: 'Unreadable',
  cancelled: 'Canceled',
} as const;

/** Returns whether the server is working on it. */
export function isInProgress(state: keyof typeof IMPORT_STATES): boolean {
  return state === 'checking' || state === 'applying' || state === 'rolling-back';
}

/** Names of the row groups of a dry run or result. */
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

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Chooses the rows to show first: those that need attention. */
export function chooseRowGroup(counts: Record<RowGroup, number>): RowGroup {
  const order: RowGroup[] = ['conflict', 'rejected', 'changed', 'new', 'unchanged'];
  return order.find((group) => counts[group] > 0) ?? 'changed';
}
