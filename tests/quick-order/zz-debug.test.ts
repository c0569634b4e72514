import { expect, it } from 'vitest';
import { openTestStore } from '/work/wt/lists/tests/support/test-store';
import { readList } from '/work/wt/lists/app/domain/selling/quick-order/list-text.rules';
import { resolveLines } from '/work/wt/lists/app/domain/selling/quick-order/resolve-lines.queries.server';
it('x', async () => {
  const { db } = await openTestStore({ seeded: true });
  for (const text of (process.env.LINES ?? '').split('@@')) {
    const [l] = [await resolveLines(db, readList(text))];
    for (const x of l)
      console.log(
        JSON.stringify(text),
        '=>',
        x.status,
        x.asks,
        x.product?.sku,
        x.quantity,
        x.sentence,
        x.choices.map((c) => c.quantity + '*' + c.product.sku).join(' | '),
      );
  }
});
