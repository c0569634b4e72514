import { withZod } from '@remix-validated-form/with-zod';
import { Form } from '@remix-run/react';

import type { ListedPrice } from '../../../domain/goods/prices/price-list.queries.server';
import { PriceStepSchema, PriceTierSchema } from '../../../domain/goods/prices/price.schema';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { TextField } from '../../form/fields';
import { Icon } from '../../icon/icon';
import type { Query } from '../../../paths';
import { useHasPermission } from '../staff/use-has-permission';
import { SubmitButton } from '../../form/submit-button';
import { DataTable } from '../../data-table';
import { ButtonLink } from '../links';
import { ListSearch } from '../list-filter';
import { PagedList } from '../list-page';
import type { PriceTier } from '../../../domain/goods/prices/price.rules';
import { PanelForm } from '../panel-form';

const priceStepValidator = withZod(PriceStepSchema);

const PRICE_LABELS = {
  sku: 'SKU',
  minQuantity: 'Min. quantity',
  unitPrice: 'Unit price',
  endsOn: 'End date',
};

interface PriceListProps {
  /** The search by product. */
  q: string;
  page: Page;
  prices: ListedPrice[];
  /** Contract prices have an end date; tier prices don't. */
  hasEnd: boolean;
  hrefOf: (query?: Query) => string;
  /** What the list's URL has besides. */
  hidden?: Query;
}

/** Prices of single products. */
export function PriceList({ q, page, prices, hasEnd, hrefOf, hidden = {} }: PriceListProps) {
  const mayEdit = useHasPermission()('prices.edit');
  const isFiltered = q !== '';
  return (
    <>
      {(isFiltered || page.total > 0) && (
        <ListSearch
          hrefOf={hrefOf}
          name="Product prices"
          label="name or SKU"
          q={q}
          hidden={hidden}
          isFiltered={isFiltered}
        />
      )}
      <PagedList
        page={page}
        hrefOf={(number) => hrefOf({ q, page: number })}
        empty={{
          isFiltered,
          filtered: 'No prices match your search',
          clearTo: hrefOf(),
          icon: 'tags',
          empty: 'No product prices yet',
          hint: mayEdit && 'Set a price by SKU to get started.',
        }}
      >
        <DataTable
          rows={prices}
          rowKey={(price) => `${price.productId} ${price.minQuantity}`}
          columns={[
            {
              name: 'Product',
              cell: (price) => (
                <>
                  {price.name} <span className="part-number muted">{price.sku}</span>
                </>
              ),
            },
            { name: 'List price', isNumber: true, cell: (price) => formatMoney(price.listPriceCents) },
            { name: 'Min. quantity', isNumber: true, cell: (price) => price.minQuantity },
            { name: 'Unit price', isNumber: true, cell: (price) => formatMoney(price.unitPriceCents) },
            hasEnd && { name: 'End date', cell: (price) => price.endsOn ?? 'None' },
            mayEdit && {
              name: 'Remove',
              isHeadingHidden: true,
              className: 'num',
              cell: (price) => (
                <ButtonLink
                  isSmall
                  look="plain"
                  to={hrefOf({
                    q,
                    page: page.page > 1 ? page.page : undefined,
                    remove: `${price.productId}x${price.minQuantity}`,
                  })}
                >
                  <Icon name="trash-2" />
                  Remove
                  <span className="sr-only">
                    {' '}
                    the {price.name} price for {price.minQuantity}+
                  </span>
                </ButtonLink>
              ),
            },
          ]}
        />
      </PagedList>
    </>
  );
}

/** Confirms removing a price. The list's URL holds the price, so that this works without JavaScript. */
export function RemovePrice({ price, keepAt }: { price: ListedPrice; keepAt: string }) {
  return (
    <section className="panel narrow confirm-panel" aria-labelledby="remove-price">
      <h2 id="remove-price">Remove this price?</h2>
      <p>
        {price.name} <span className="part-number muted">{price.sku}</span> for{' '}
        <strong>{formatMoney(price.unitPriceCents)}</strong> each when buying {price.minQuantity} or more. The
        next-lowest price applies immediately.
      </p>
      <Form method="post" action={keepAt} className="cluster">
        <input type="hidden" name="productId" value={price.productId} />
        <input type="hidden" name="minQuantity" value={price.minQuantity} />
        <button type="submit" className="btn btn--danger" name="intent" value="remove">
          Remove price
        </button>
        <ButtonLink to={keepAt}>Keep price</ButtonLink>
      </Form>
    </section>
  );
}

interface PriceStepFormProps {
  hasEnd: boolean;
  /** 2 where the price of one is the product's. */
  leastQuantity?: 1 | 2;
}

/** Sets a product's price, replacing one for the same quantity. */
export function PriceStepForm({ hasEnd, leastQuantity = 1 }: PriceStepFormProps) {
  const may = useHasPermission();
  if (!may('prices.edit')) return null;
  return (
    <PanelForm
      title="Set a price"
      id="price"
      validator={priceStepValidator}
      labels={PRICE_LABELS}
      hidden={{ intent: 'set' }}
    >
      <TextField name="sku" isCode />
      {leastQuantity === 1 ? (
        <TextField name="minQuantity" inputMode="numeric" hint="Defaults to 1." optional />
      ) : (
        <TextField name="minQuantity" inputMode="numeric" hint="2 or more." />
      )}
      <TextField name="unitPrice" inputMode="decimal" />
      {hasEnd && <TextField name="endsOn" hint="YYYY-MM-DD" optional />}
      <SubmitButton name="Set price" />
    </PanelForm>
  );
}

export const priceTierValidator = withZod(PriceTierSchema);

const TIER_LABELS = { name: 'Name', discount: 'Discount' };

/** Adds a price tier, or changes one. */
export function PriceTierForm({ tier }: { tier?: PriceTier }) {
  const may = useHasPermission();
  if (!may('prices.edit')) return null;
  const heading = tier === undefined ? 'Add price tier' : 'Edit tier';
  return (
    <PanelForm
      title={heading}
      id="tier"
      validator={priceTierValidator}
      labels={TIER_LABELS}
      defaultValues={
        tier === undefined ? {} : { name: tier.name, discount: String(tier.discountBasisPoints / 100) }
      }
      hidden={{ intent: 'tier' }}
    >
      <TextField name="name" />
      <TextField name="discount" inputMode="decimal" hint="Percent off list, e.g. 7.5" />
      <SubmitButton name={tier === undefined ? 'Add tier' : 'Save tier'} />
    </PanelForm>
  );
}
