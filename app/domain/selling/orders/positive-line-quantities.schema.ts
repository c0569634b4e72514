import { lineQuantitiesSchema } from '../../base/shared/line-quantities.schema';

/** Reads the quantities of an order's lines. Omits lines with quantity 0. */
export function positiveLineQuantitiesSchema(message: string) {
  return lineQuantitiesSchema(message).transform(
    (quantities) => new Map([...quantities].filter(([, quantity]) => quantity > 0)),
  );
}
