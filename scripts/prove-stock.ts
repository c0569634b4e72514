import './load-env-file.js';

import { formatFigureName } from '../app/domain/goods/inventory/stock-proof.rules';
import { proveStock } from '../app/domain/goods/inventory/stock-proof.queries.server';
import { readEnv } from '../app/env.server';
import { openDatabase } from '../db/client';

/** `npm run prove-stock`: adds the stock ledger up again and names what differs. Ends with 1 when something does. */
const db = openDatabase(readEnv(process.env).databaseUrl);
const proof = await proveStock(db);
await db.destroy();
console.log(
  `Checked ${proof.products} quantities and ${proof.levels} location quantities against ${proof.movements} movements: ` +
    (proof.differing === 0 ? 'no discrepancies.' : `${proof.differing} discrepancies.`),
);
for (const difference of proof.differences) {
  const { sku, kept, ledger } = difference;
  console.log(`${sku}: ${formatFigureName(difference)} is ${kept}, ledger ${ledger}`);
}
if (proof.differing > 0) process.exitCode = 1;
