import type { StoreClaims } from '../../domain/content/content/claims.schema';
import { Fact } from '../facts';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';
import { Day } from '../day';
import { Plural, Trans } from '~/i18n/trans';
import { percentText } from '../../domain/base/shared/money.rules';
import { t } from '~/i18n/text';

/** Trusted by Industry Leaders (SPEC 2.3). */
export function Leaders({ stats }: Pick<StoreClaims, 'stats'>) {
  return (
    <section className="leaders on-ink" aria-labelledby="leaders">
      <div className="container">
        <h2 id="leaders">
          <Trans>Trusted by Industry Leaders</Trans>
        </h2>
        <dl>
          {stats.map(({ figure, label }) => (
            <Fact key={label} name={label}>
              {figure}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface Sale {
  products: readonly Product[];
  total: number;
  /** Largest saving in percent. */
  maxSaving: number;
  /** Undefined without an end. */
  hoursLeft: number | undefined;
  /** UTC; empty without an end. */
  endsAt: string;
}

/** Shown while something is on sale (SPEC 2.3). */
export function SaleBanner({ sale }: { sale: Sale }) {
  const { hoursLeft, endsAt, total } = sale;
  if (total === 0) return null;
  return (
    <section className="sale-band" aria-labelledby="sale">
      <div className="container stack stack--wide">
        <div className="sale-band__head">
          <div>
            <p className="eyebrow">
              <Trans>Exclusive Sale</Trans>
            </p>
            <h2 id="sale">
              <Plural value={total} one="# product on sale" other="# products on sale" />
            </h2>
            {endsAt !== '' && (
              <p>
                <Trans>
                  Until <Day on={endsAt} />
                </Trans>
              </p>
            )}
          </div>
          <dl className="sale-band__facts">
            {hoursLeft !== undefined && <Fact name={t`time remaining`}>{t`${hoursLeft}hrs`}</Fact>}
            <Fact name={t`max savings`}>{percentText(100 * sale.maxSaving)}</Fact>
          </dl>
        </div>
        <ProductGrid products={sale.products} className="card-grid--four" />
      </div>
    </section>
  );
}
