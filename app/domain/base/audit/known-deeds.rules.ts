/** Something that a document says of itself: that it was sent, and when. */
export interface KnownDeed {
  actor: string;
  action: string;
  createdAt: string;
}

interface HistoryEntry extends KnownDeed {
  id: number;
}

/**
 * The history of a document: what the log has of it and, of the deeds that it has nothing of, what the document says
 * itself. The latest first; what is not of the log has an id below 0.
 */
export function historyWith(changes: readonly HistoryEntry[], known: readonly KnownDeed[]): HistoryEntry[] {
  const logged = new Set(changes.map(({ action }) => action));
  const rest = known
    .filter(({ action }) => !logged.has(action))
    .map((deed, index): HistoryEntry => ({ ...deed, id: -1 - index }));
  // Of one moment, the log comes first, and what is known later in the list was done later.
  return [...changes, ...rest.reverse()].sort((one, other) =>
    one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1,
  );
}
