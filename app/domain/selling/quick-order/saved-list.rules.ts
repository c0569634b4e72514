import { readQuantity, type TypedLine } from './quick-order-lines.rules';
import { getSuggestion, type CheckedLine } from './quick-order.rules';

/** A line of a checked list. Its product is set once it is certain or chosen. */
export interface SavedLine extends TypedLine {
  id: number;
  /** The quantities of the buyer's lines that were merged into this one. */
  merged?: number[] | undefined;
}

/** A checked list, kept until its lines are in the cart. */
export interface SavedList {
  id: string;
  revision: number;
  lines: SavedLine[];
  /** Lines of its text that order nothing, such as a greeting. */
  leftOut: string[];
}

/** Form fields by name. */
type FormTexts = ReadonlyMap<string, string>;

/** Converts a checked line to what is kept of it: a product that is certain, or the text as typed. */
export function toSavedLine({ product, typed, quantity }: CheckedLine, id: number): SavedLine {
  if (product === undefined) return { ...typed, id };
  return { text: typed.text, quantity, productId: product.id, id };
}

/** Settles a line by what the buyer is asked to confirm, if only one product can be meant. */
export function acceptSuggestion(line: SavedLine, checked: CheckedLine): SavedLine {
  const suggestion = getSuggestion(checked);
  if (suggestion === undefined) return line;
  return { ...line, productId: suggestion.product.id, quantity: suggestion.quantity || '1' };
}

/**
 * Applies a posted page to a list: quantities, corrected part numbers, choices, and a removed line. Lines of other
 * pages stay as they are.
 */
export function applyPage(lines: SavedLine[], form: FormTexts): SavedLine[] {
  const removed = /^remove-(\d+)$/.exec(form.get('intent') ?? '')?.[1];
  return lines.filter(({ id }) => String(id) !== removed).map((line) => applyLine(line, form));
}

function applyLine(line: SavedLine, form: FormTexts): SavedLine {
  const { id, productId } = line;
  const typedQuantity = form.get(`quantity-${id}`)?.trim();
  if (typedQuantity === undefined) return line;
  const quantity = typedQuantity === '' ? '1' : typedQuantity;
  const isChanged = typedQuantity !== (form.get(`shown-quantity-${id}`) ?? '').trim();
  const part = form.get(`part-${id}`)?.trim();
  if (part !== undefined && part !== form.get(`shown-part-${id}`)?.trim())
    return { id, text: part, quantity: typedQuantity };
  const [, count = '', product] = /^([^|]*)\|(\d+)$/.exec(form.get(`choice-${id}`) ?? '') ?? [];
  // A corrected quantity counts more than the one of a choice, but not of a button, which a settled line has.
  const isCorrected = isChanged && productId === undefined;
  if (product !== undefined)
    return { ...line, productId: Number(product), quantity: isCorrected || count === '' ? quantity : count };
  if (productId !== undefined) return isChanged ? { ...line, quantity, merged: undefined } : line;
  if (!isChanged) return line;
  // A fragment of the text might match a product by itself, so it stays whole.
  const isWholeLine = line.isWholeLine === true || (line.quantity ?? '').trim() === '';
  return { ...line, quantity, isWholeLine };
}

/** Makes one line of those with the same product, in the place of the first. */
export function mergeSavedLines(lines: SavedLine[]): SavedLine[] {
  const merged: SavedLine[] = [];
  const places = new Map<number, number>();
  for (const line of lines) {
    const { productId } = line;
    const quantity = readQuantity(line.quantity ?? '').quantity;
    const place = productId === undefined ? undefined : places.get(productId);
    const first = place === undefined ? undefined : merged[place];
    if (productId === undefined || quantity === undefined || place === undefined || first === undefined) {
      if (productId !== undefined && quantity !== undefined) places.set(productId, merged.length);
      merged.push(line);
      continue;
    }
    const before = readQuantity(first.quantity ?? '').quantity ?? 0;
    merged[place] = {
      ...first,
      quantity: String(before + quantity),
      merged: [...(first.merged ?? [before]), ...(line.merged ?? [quantity])],
    };
  }
  return merged;
}
