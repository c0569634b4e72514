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
    .map((deed, index): HistoryEntry => ({ ...deed, id: -1 - index }));
  // At equal times, audit events come first, and later entries of the document are newer.
  return [...changes, ...rest.reverse()].sort((one, other) =>
    one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1,
  );
}
