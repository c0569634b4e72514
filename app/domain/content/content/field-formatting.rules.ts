/** Formats a field for comparison: rows and lists line by line. */
export function formatField(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map(formatRow).join('\n');
  return typeof value === 'object' ? formatRow(value) : String(value);
}

function formatRow(row: unknown): string {
  if (typeof row !== 'object' || row === null) return formatField(row);
  return Object.values(row)
    .map(formatField)
    .filter((text) => text !== '')
    .join(' · ');
}

interface LineChange {
  kind: 'same' | 'removed' | 'added' | 'folded';
  text: string;
}

/** Longer texts are shown in full without a comparison. */
const MAX_LINES = 1000;

/** A line of a diff. */
export function diffLines(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length > MAX_LINES || now.length > MAX_LINES)
    return [
      ...old.map((text) => ({ kind: 'removed' as const, text })),
      ...now.map((text) => ({ kind: 'added' as const, text })),
    ];
  const common = getCommonLengths(old, now);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      changes.push({ kind: 'same', text: was });
      i += 1;
      j += 1;
    } else if (
      is === undefined ||
      (was !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      changes.push({ kind: 'removed', text: was ?? '' });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: is });
      j += 1;
    }
  }
  return changes;
}

/** Context lines around a change. */
const AROUND = 2;

/** Collapses unchanged lines between changes into a count. */
export function foldUnchangedLines(changes: readonly LineChange[]): LineChange[] {
  const isShown = changes.map((_, index) =>
    changes
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ kind }) => kind === 'added' || kind === 'removed'),
  );
  const folded: LineChange[] = [];
  let hidden = 0;
  for (const [index, change] of changes.entries()) {
    if (isShown[index] !== true) hidden += 1;
    if (hidden > 0 && (isShown[index + 1] ?? true)) {
      folded.push({
        kind: 'folded',
        text: hidden === 1 ? '1 line is the same' : `${hidden} unchanged lines`,
      });
      hidden = 0;
    }
    if (isShown[index] === true) folded.push(change);
  }
  return folded;
}

/** Longest common subsequence lengths of the remaining lines. */
function getCommonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    const below = lengths[i + 1] ?? [];
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
