import { Link, useActionData, useFetcher, useFetchers } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { QuantityPrice } from '../../domain/goods/prices/price.rules';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { formatCountedUnits } from '../../domain/goods/catalog/unit.rules';
import { paths } from '../../paths';
import { Day } from '../day';
import { WAITS_FOR_SCRIPTS } from '../early-presses';
import { Icon } from '../icon/icon';
import { AddToCart, Alternatives } from './add-to-cart';
import { ignoreDoubleClick, pressInTurn } from './press-in-turn';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface AddSomeToCartProps {
  product: Pick<
    ProductDetail,
    | 'id'
    | 'slug'
    | 'name'
    | 'stockQuantity'
    | 'unit'
    | 'packSize'
    | 'alternatives'
    | 'expectedOn'
    | 'isRestricted'
  >;
  /** Its price, for a phone's bar. */
  price: ReactNode;
  /** Its quantity prices, ascending. */
  byQuantity: readonly QuantityPrice[];
  /** The page itself, whose action returns errors of the quantity. */
  action: string;
}

interface Refusal {
  problem: string;
  typed: string;
}

/**
 * Adds a quantity to the cart. Errors appear at the field. On phones, a bar at the bottom edge has the price and the
 * same button, however far the page is scrolled.
 */
export function AddSomeToCart({ product, action, price, byQuantity }: AddSomeToCartProps) {
  const [quantity, setQuantity] = useState<string>();
  const fetcher = useFetcher<Refusal | null>();
  const fetchers = useFetchers();
  const posted = useActionData<Refusal | null>();
  const field = useRef<HTMLInputElement>(null);
  const isAdding = fetcher.state !== 'idle';
  const refusal = fetcher.data === undefined ? posted : fetcher.data;
  const problem = isAdding ? undefined : refusal?.problem;
  const { name } = product;
  const units = formatCountedUnits(product);
  const step = byQuantity.filter(({ minQuantity }) => minQuantity <= Number(quantity)).at(-1);
  // Without scripts, the bar couldn't follow what is typed.
  useEffect(() => setQuantity(field.current?.value), [product.id]);
  useEffect(() => {
    if (problem === undefined) return;
    field.current?.focus();
    field.current?.form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (product.stockQuantity <= 0)
    return (
      <div className="product__ask">
        {product.expectedOn !== undefined && (
          <p>
            <Trans>
              Expected back in stock by <Day on={product.expectedOn} />. Call to confirm.
            </Trans>
          </p>
        )}
        <button type="button" className="btn btn--wide" disabled>
          <Trans>Out of stock</Trans>
        </button>
        {product.alternatives !== undefined && <Alternatives to={product.alternatives} name={product.name} />}
        <Link className="btn" to={paths.stockNotice({ product: product.slug })} discover="none">
          <Trans>Email me when it’s back</Trans>
        </Link>
        <div className="buy-bar">
          {price}
          <AddToCart product={product} />
        </div>
      </div>
    );
  const add = (
    <button
      type="submit"
      className="btn btn--primary btn--wide"
      aria-disabled={isAdding || undefined}
      onClick={ignoreDoubleClick}
      aria-label={t`Add to Cart: ${name}`}
    >
      <Icon name="shopping-cart" />
      <Trans>Add to Cart</Trans>
    </button>
  );
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="add-some"
      onSubmit={(event) => pressInTurn(fetchers, event)}
      {...WAITS_FOR_SCRIPTS}
    >
      <input type="hidden" name="productId" value={product.id} />
      <div className="cluster cluster--row">
        <label className="sr-only" htmlFor="quantity">
          {units === '' ? t`Quantity` : t`Quantity, in ${units}`}
        </label>
        <input
          className="input add-to-cart__quantity"
          id="quantity"
          name="quantity"
          type="text"
          ref={field}
          onChange={({ target }) => setQuantity(target.value)}
          defaultValue={posted?.typed ?? '1'}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : 'quantity-error'}
        />
        {add}
      </div>
      {units !== '' && (
        <p className="small">
          <Trans>Quantity is in {units}.</Trans>
        </p>
      )}
      {problem !== undefined && (
        <p className="field__error" id="quantity-error" role="alert">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
      <div className="buy-bar">
        <div>
          {step === undefined ? price : <b className="price">{formatMoney(step.unitPriceCents)}</b>}
          {quantity !== undefined && <p className="small muted">{t`Quantity ${quantity}`}</p>}
        </div>
        {add}
      </div>
    </fetcher.Form>
  );
}
