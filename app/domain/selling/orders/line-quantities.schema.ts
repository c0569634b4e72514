import { readLineQuantities } from '../../base/shared/line-quantities.schema';

/** Reads the quantities of an order's lines. Lines of which there are none are left out. */
export function quantitiesByLine(message: string) {
  return readLineQuantities(message).transform(
    (quantities) => new Map([...quantities].filter(([, quantity]) => quantity > 0)),
  );
}
