import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { findFccIdDetail, listFccIds } from '../../domain/goods/fitment/fcc-id.queries.server';
import { compareAttributes } from '../../domain/goods/fitment/fcc-id.rules';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import { withBuyerPrices } from './buyer-prices.server';
import { readPageVariant } from '../../http/page-variant.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { ProductGrid } from '../../ui/catalog/product-grid';
import { FccComparison, UnknownFccId } from '../../ui/fitment/fcc-ids';
import { FitsProvider } from '../../ui/fitment/fit-badge';
import { SampleFitmentNote } from '../../ui/fitment/sample-fitment-note';
import { missingPageMeta, pageMeta } from '../../ui/seo/page-meta';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.found === undefined) return missingPageMeta();
  const { fccId, items } = args.data.found;
  return pageMeta(args, {
    title: `FCC ID ${fccId}`,
    description: `Compare remotes and smart keys with FCC ID ${fccId}.`,
    path: paths.fccId(fccId),
    ...(items[0] !== undefined && { picture: items[0].image }),
  });
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { db } = context;
  const typed = (params['id'] ?? '').trim().slice(0, 60);
  const found = await findFccIdDetail(db, typed);
  if (found === undefined) {
    return data({ typed, found, fits: null, known: await listFccIds(db) }, { status: 404 });
  }
  const { vehicle } = await readPageVariant(context, request);
  const fits = await listFits(db, vehicle, found.items);
  const priced = await withBuyerPrices(context, request, found.items);
  const items = priced.map(({ yourPrice, ...item }) =>
    yourPrice === undefined
      ? item
      : { ...item, attributes: { ...item.attributes, Price: formatMoney(yourPrice.unitPriceCents) } },
  );
  return data({ typed, found: { ...found, items }, fits, known: [] });
}

export default function FccIdPage() {
  const { typed, found, known, fits } = useLoaderData<typeof loader>();
  if (found === undefined) return <UnknownFccId typed={typed} known={known} />;
  const { fccId, items } = found;
  const compared = compareAttributes(items.map(({ attributes }) => attributes));
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: 'FCC IDs', to: paths.fccIds() },
          { name: fccId },
        ]}
      />
      <div className="page__head">
        <h1>
          FCC ID <span className="part-number">{fccId}</span>
        </h1>
        <p>
          {items.length === 1
            ? 'One part has this FCC ID. Compare the buttons before you order.'
            : `${items.length} parts share this FCC ID. Compare before you order.`}
        </p>
      </div>
      <FitsProvider value={fits}>
        {items.length > 1 && <FccComparison items={items} compared={compared} />}
        <section aria-labelledby="items" className="vehicle-step">
          <h2 id="items">{items.length === 1 ? 'Part' : 'Parts'}</h2>
          <ProductGrid products={items} />
        </section>
      </FitsProvider>
      {items.some(({ isSample }) => isSample) && <SampleFitmentNote />}
    </main>
  );
}
