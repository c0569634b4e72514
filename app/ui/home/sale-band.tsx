import type { ProductCard as Product } from '../../domain/goods/catalog/product.schema';
import { ProductGrid } from '../catalog/product-grid';
import { Fact } from '../fact';

/** Shown while something is on sale (SPEC 2.3). '48hrs' and '50%' are fixed texts. */
export function SaleBanner({ sale }: { sale: { products: readonly Product[]; total: number } }) {
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
          <Fact name="time remaining">48hrs</Fact>
          <Fact name="max savings">50%</Fact>
        </dl>
      </div>
      <ProductGrid products={sale.products} className="container card-grid--four" />
    </section>
  );
}
