import type { z } from 'zod';

import { t } from '~/i18n/text';
import type { Db } from '../../db/schema';
import {
  MAX_LINES,
  type ApiLineStatus,
  type ApiQuickOrder,
  type QuickOrderSchema,
} from './quick-order.calls';
import { listApiProducts } from './product-rows.queries.server';
import { FieldError } from '../domain/base/shared/errors';
import { toDecimal } from '../domain/base/shared/money.rules';
import { checkLines } from '../domain/selling/quick-order/price-lines.queries.server';
import { listLeftOut, readList } from '../domain/selling/quick-order/list-text.rules';
import { readQuantity, type TypedLine } from '../domain/selling/quick-order/quick-order-lines.rules';
import { sumLines, type CheckedLine } from '../domain/selling/quick-order/quick-order.rules';

/**
 * Looks up what a program sends as the quick order's page does, at the prices of who asks.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 * @throws FieldError where there is no line, or too many.
 */
export async function checkQuickOrderForApi(
  db: Db,
  sent: z.output<typeof QuickOrderSchema>,
  customerId: number | null | undefined,
): Promise<ApiQuickOrder> {
  const { lines } = await checkLines(db, customerId, toTypedLines(sent));
  const ids = lines.flatMap(({ product, choices }) => [
    ...(product === undefined ? [] : [product.id]),
    ...choices.map((choice) => choice.product.id),
  ]);
  const products = await listApiProducts(db, ids, customerId);
  const { found, open, units, totalCents } = sumLines(lines, ({ orderable }) => orderable > 0);
  return {
    lines: lines.map((line) => ({
      numbers: line.numbers,
      status: toApiStatus(line),
      message: formatMessage(line),
      written: line.typed.text,
      partNumber: line.part,
      quantity: toApiQuantity(line),
      product: (line.product && products.get(line.product.id)) ?? null,
      choices: line.choices.flatMap(({ product: { id }, quantity }) => {
        const product = products.get(id);
        return product === undefined ? [] : [{ product, quantity: toApiQuantity({ quantity }) }];
      }),
      orderable: line.orderable,
      unitPrice: line.product === undefined ? null : toDecimal(line.product.unitPriceCents),
      total: toDecimal(line.totalCents),
    })),
    found,
    open,
    units,
    total: toDecimal(totalCents),
    leftOut: listLeftOut(sent.text ?? ''),
  };
}

function toTypedLines({ lines = [], text = '' }: z.output<typeof QuickOrderSchema>): TypedLine[] {
  const typed = [
    ...lines.map(({ partNumber, quantity }) => ({
      text: partNumber,
      // A part number of its own field is one, whatever numbers are in it.
      quantity: quantity === undefined || quantity === '' ? '1' : String(quantity),
    })),
    ...readList(text),
  ];
  if (typed.length === 0) throw new FieldError('lines', t`Send at least one part number.`);
  const count = typed.length;
  if (count > MAX_LINES) throw new FieldError('text', t`Send at most ${MAX_LINES} lines, not ${count}.`);
  return typed;
}

/** The line's question and the problem of its quantity, in one text. */
function formatMessage({ sentence, quantityProblem }: CheckedLine): string | null {
  return [sentence, quantityProblem].filter((part) => part !== undefined).join(' ') || null;
}

function toApiQuantity({ quantity }: { quantity: string }): number | null {
  return readQuantity(quantity).quantity ?? null;
}

function toApiStatus({ status }: CheckedLine): ApiLineStatus {
  return status === 'short' ? 'too-little-stock' : status;
}
