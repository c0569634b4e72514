import { formatMoney, percentText } from '../shared/money.rules';
import { formatMoment } from '../shared/store-day.rules';

/** A field before and after a change, formatted; null if absent. */
export type AuditedField = ReturnType<typeof listChangedFields>[number];

/** Longer values are truncated for display. */
const MAX_TEXT_LENGTH = 600;
const MAX_FIELDS = 200;

/** Lists the fields that differ; all fields if one side is missing. */
export function listChangedFields(before: unknown, after: unknown) {
  const old = flatten(before);
  const fresh = flatten(after);
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return names
    .map((name) => ({ field: name, before: old.get(name) ?? null, after: fresh.get(name) ?? null }))
    .filter((one) => one.before !== one.after)
    .slice(0, MAX_FIELDS);
}

/** Flattens a value to fields by name; nested names are joined. */
function flatten(value: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  collect(fields, '', value);
  return fields;
}

function collect(fields: Map<string, string>, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    fields.set(formatFieldName(name), formatValue(name, value.join(', ')));
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => collect(fields, joinPath(name, String(index + 1)), item));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(fields, joinPath(name, key), inner);
  } else {
    fields.set(formatFieldName(name), formatValue(name, value));
  }
}

function joinPath(outer: string, inner: string): string {
  return outer === '' ? inner : `${outer} / ${inner}`;
}

const CENTS = /(?:Cents|_cents)$/;
/** Amounts in cents without 'cents' in their name. */
const AMOUNTS = /(?:^| )(?:unitPrice|creditLimit|spendingLimit)$/;

/** Formats 'lowStockThreshold' as 'Low stock threshold'. */
function formatFieldName(name: string): string {
  const words = name
    .replace(CENTS, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored timestamp, displayed in the store's time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function formatValue(name: string, value: unknown): string {
  if (value === null || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && (CENTS.test(name) || AMOUNTS.test(name))) return formatMoney(value);
  if (typeof value === 'number' && name === 'discount') return percentText(value);
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(value);
  const text = String(value);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

/** An event known from the document itself, such as when it was sent. */
export interface KnownEvent {
  actor: string;
  action: string;
  createdAt: string;
}

interface HistoryEntry extends KnownEvent {
  id: number;
}

/**
 * Merges audit events with a document's own events that the log lacks, newest first. The document's own events have
 * negative IDs.
 */
export function mergeHistory(changes: readonly HistoryEntry[], known: readonly KnownEvent[]): HistoryEntry[] {
  const logged = new Set(changes.map(({ action }) => action));
  const rest = known
    .filter(({ action }) => !logged.has(action))
    .map((event, index): HistoryEntry => ({ ...event, id: -1 - index }));
  // At equal times, audit events come first, and later entries of the document are newer.
  return [...changes, ...rest.reverse()].sort((one, other) =>
    one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1,
  );
}
