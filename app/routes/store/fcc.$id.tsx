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
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.found === undefined) return missingPageMeta();
  const { fccId, items } = args.data.found;
  return pageMeta(args, {
    title: t`FCC ID ${fccId}`,
    description: t`Compare remotes and smart keys with FCC ID ${fccId}.`,
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
      : { ...item, attributes: { ...item.attributes, [t`Price`]: formatMoney(yourPrice.unitPriceCents) } },
  );
  return data({ typed, found: { ...found, items }, fits, known: [] });
}

export default function FccIdPage() {
  const { typed, found, known, fits } = useLoaderData<typeof loader>();
  if (found === undefined) return <UnknownFccId typed={typed} known={known} />;
  const { fccId, items } = found;
  const count = items.length;
  const compared = compareAttributes(items.map(({ attributes }) => attributes));
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: t`Home`, to: paths.home() },
          { name: t`FCC IDs`, to: paths.fccIds() },
          { name: fccId },
        ]}
      />
      <div className="page__head">
        <h1>
          <Trans>
            FCC ID <span className="part-number">{fccId}</span>
          </Trans>
        </h1>
        <p>
          {count === 1
            ? t`One part has this FCC ID. Compare the buttons before you order.`
            : t`${count} parts share this FCC ID. Compare before you order.`}
        </p>
      </div>
      <FitsProvider value={fits}>
        {items.length > 1 && <FccComparison items={items} compared={compared} />}
        <section aria-labelledby="items" className="vehicle-step">
          <h2 id="items">{count === 1 ? t`Part` : t`Parts`}</h2>
          <ProductGrid products={items} />
        </section>
      </FitsProvider>
      {items.some(({ isSample }) => isSample) && <SampleFitmentNote />}
    </main>
  );
}
