import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { paths } from '../../../paths';
import { createStoreLink } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { nowIso } from '../../base/shared/clock';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { IS_SOLD } from '../catalog/is-sold.server';
import { getLanguage } from '~/i18n/language';
import { inLanguage } from '~/i18n/language.server';
import { plural, t } from '~/i18n/text';

/** Addresses that get their mail in one round. */
const MAX_ADDRESSES = 50;
/** Products that a mail names. */
const MAX_PRODUCTS = 20;

/** Asks for a mail, in the page's language, when a product is back in stock. Asking twice changes nothing. */
export async function requestStockNotice(
  db: Db,
  { productId, email }: { productId: number; email: string },
): Promise<void> {
  await db
    .insertInto('stock_notices')
    .values({
      product_id: productId,
      email: email.toLowerCase(),
      language: getLanguage(),
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.columns(['email', 'product_id']).doNothing())
    .execute();
}

/**
 * Queues one mail to each address whose products are back in stock, and forgets what it asked for. An address that has
 * had its mails of a day waits for the next.
 *
 * @returns how many mails were queued.
 */
export async function mailStockNotices(db: Db): Promise<number> {
  const waiting = await db
    .selectFrom('stock_notices as n')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .select('n.email')
    .where('p.stock_quantity', '>', 0)
    .where(IS_SOLD)
    .groupBy('n.email')
    .orderBy((build) => build.fn.min('n.created_at'))
    .limit(MAX_ADDRESSES)
    .execute();
  let queued = 0;
  for (const { email } of waiting) {
    if (await inTransaction(db, (trx) => queueNotice(trx, email))) queued += 1;
  }
  return queued;
}

async function queueNotice(trx: Trx, email: string): Promise<boolean> {
  const notices = await trx
    .selectFrom('stock_notices as n')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .select(['n.product_id', 'n.language', 'n.created_at'])
    .where('n.email', '=', email)
    .where('p.stock_quantity', '>', 0)
    .where(IS_SOLD)
    .orderBy('n.created_at', 'desc')
    .limit(MAX_PRODUCTS)
    .execute();
  const [latest] = notices;
  if (latest === undefined) return false;
  const ids = notices.map((notice) => notice.product_id);
  const isQueued = await inLanguage(latest.language, async () => {
    const products = await trx
      .selectFrom('products as p')
      .select(['p.id', 'p.slug', inPageLanguage('p.name').as('name')])
      .where('p.id', 'in', ids)
      .orderBy('p.id')
      .execute();
    const [name = ''] = products.map((product) => product.name);
    return queueMail(trx, {
      eventKey: `back-in-stock:${email}:${latest.product_id}:${latest.created_at}`,
      to: email,
      subject:
        products.length === 1
          ? t`Back in stock: ${name}`
          : plural(products.length, {
              one: '# item you asked about is back in stock',
              other: '# items you asked about are back in stock',
            }),
      parts: [
        t`You asked us to email you when we have stock again. We do now, but nothing is reserved for you.`,
        ...products.map((product) => ({
          link: { label: product.name, href: createStoreLink(paths.product(product.slug)) },
        })),
        t`We won’t email you about this again.`,
      ],
      isUnverified: true,
    });
  });
  if (!isQueued) return false;
  await trx.deleteFrom('stock_notices').where('email', '=', email).where('product_id', 'in', ids).execute();
  return true;
}

/** Forgets what addresses asked for. */
export async function forgetStockNotices(trx: Trx, emails: readonly string[]): Promise<void> {
  const lowerCase = emails.map((email) => email.toLowerCase());
  if (lowerCase.length > 0) await trx.deleteFrom('stock_notices').where('email', 'in', lowerCase).execute();
}
