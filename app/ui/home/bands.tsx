import type { StoreClaims } from '../../domain/content/content/claims.schema';
import { Fact } from '../facts';
import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';

/** Trusted by Industry Leaders (SPEC 2.3). */
export function Leaders({ stats }: Pick<StoreClaims, 'stats'>) {
  return (
    <section className="leaders on-ink" aria-labelledby="leaders">
      <div className="container">
        <h2 id="leaders">Trusted by Industry Leaders</h2>
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
}

/** Shown while something is on sale (SPEC 2.3). */
export function SaleBanner({ sale }: { sale: Sale }) {
  if (sale.total === 0) return null;
  return (
    <section className="sale-band" aria-labelledby="sale">
      <div className="container sale-band__row">
        <div>
          <p className="eyebrow">Exclusive Sale</p>
          <h2 id="sale">
            {sale.total} {sale.total === 1 ? 'product' : 'products'} on sale
          </h2>
        </div>
        <dl className="sale-band__facts">
          {sale.hoursLeft !== undefined && <Fact name="time remaining">{sale.hoursLeft}hrs</Fact>}
          <Fact name="max savings">{sale.maxSaving}%</Fact>
        </dl>
      </div>
      <ProductGrid products={sale.products} className="container card-grid--four" />
    </section>
  );
}
