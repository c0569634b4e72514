import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { readTranslations } from '../../domain/base/translation/page-language.queries.server';
import { findHeadOffice } from '../../domain/content/locations/locations.queries.server';
import { findProductByHandle } from '../../domain/goods/catalog/products.queries.server';
import { requireFound } from '../../http/not-found.server';
import { paths } from '../../paths';
import { CatalogTexts } from '../../ui/catalog/catalog-texts';
import { DataSheet } from '../../ui/catalog/data-sheet';
import { Icon } from '../../ui/icon/icon';
import { Sheet } from '../../ui/orders/sheet';
import { PrintButton } from '../../ui/print-button';
import { buildProductMeta, loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>(({ product }) => {
  const { name } = product;
  return { ...buildProductMeta(product), title: t`${name}: data sheet`, noindex: true };
});

export async function loader({ context, params }: LoaderFunctionArgs) {
  const product = requireFound(await findProductByHandle(context.db, params['handle'] ?? ''));
  return {
    product,
    headOffice: await findHeadOffice(context.db),
    french: await readTranslations(context.db, [
      product.keyType,
      product.model,
      product.specifications,
      product.inTheBox,
    ]),
  };
}

/** A product on paper; printing leaves out what is around the sheet. */
export default function ProductDataSheet() {
  const { product, headOffice, french } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <div className="admin-head no-print">
        <Link className="link" to={paths.product(product.slug)} discover="none">
          <Icon name="arrow-left" /> <Trans>Back to product</Trans>{' '}
        </Link>
        <PrintButton />
      </div>
      <CatalogTexts value={french}>
        <Sheet title={<span lang={product.nameLanguage}>{product.name}</span>} headOffice={headOffice}>
          <DataSheet product={product} />
        </Sheet>
      </CatalogTexts>
    </main>
  );
}
