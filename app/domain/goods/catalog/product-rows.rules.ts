import { MAX_ROWS } from './product-lists.schema';

/** The row lists of the product form. */
const ROW_LISTS = ['features', 'specifications', 'fitments'] as const;

export type RowList = (typeof ROW_LISTS)[number];

export type RowMove = 'add' | 'remove' | 'up' | 'down';

/** Formats a row button's intent: 'features.add', 'fitments.remove.2'. */
export type RowIntent = NonNullable<ReturnType<typeof parseRowIntent>>;

export function formatRowIntent(list: RowList, move: RowMove, index = 0): string {
  return move === 'add' ? `${list}.add` : `${list}.${move}.${index}`;
}

export function parseRowIntent(text: unknown) {
  if (typeof text !== 'string') return undefined;
  const [, name, move, index] = /^([a-z]+)\.(add|remove|up|down)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const list = ROW_LISTS.find((one) => one === name);
  if (list === undefined || (move !== 'add' && index === undefined)) return undefined;
  switch (move) {
    case 'add':
    case 'remove':
    case 'up':
    case 'down':
      return { list, move, index: Number(index ?? 0) };
    default:
      return undefined;
  }
}

/** Applies a row button to the rows. */
export function moveRow<Row>(rows: readonly Row[], { list, move, index }: RowIntent, empty: Row): Row[] {
  const result = [...rows];
  if (move === 'add') return result.length < MAX_ROWS[list] ? [...result, empty] : result;
  if (move === 'remove') return result.filter((_, at) => at !== index);
  const other = move === 'up' ? index - 1 : index + 1;
  const row = result[index];
  const neighbor = result[other];
  if (row === undefined || neighbor === undefined) return result;
  result[index] = neighbor;
  result[other] = row;
  return result;
}
