import { Link, useActionData, useFetcher, useFetchers } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { formatCountedUnits } from '../../domain/goods/catalog/unit.rules';
import { paths } from '../../paths';
import { Day } from '../day';
import { WAITS_FOR_SCRIPTS } from '../early-presses';
import { Icon } from '../icon/icon';
import { Alternatives } from './add-to-cart';
import { ignoreDoubleClick, pressInTurn } from './press-in-turn';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface AddSomeToCartProps {
  product: Pick<
    ProductDetail,
    'id' | 'slug' | 'name' | 'stockQuantity' | 'unit' | 'packSize' | 'alternatives' | 'expectedOn'
  >;
  /** The page itself, whose action returns errors of the quantity. */
  action: string;
}

interface Refusal {
  problem: string;
  typed: string;
}

/** The form's ID, for a button elsewhere on the page, and its field's. */
export const ADD_FORM = 'add-to-cart';
export const QUANTITY_FIELD = 'quantity';

/** Adds a quantity to the cart. Errors appear at the field. */
export function AddSomeToCart({ product, action }: AddSomeToCartProps) {
  const fetcher = useFetcher<Refusal | null>();
  const fetchers = useFetchers();
  const posted = useActionData<Refusal | null>();
  const field = useRef<HTMLInputElement>(null);
  const isAdding = fetcher.state !== 'idle';
  const refusal = fetcher.data === undefined ? posted : fetcher.data;
  const problem = isAdding ? undefined : refusal?.problem;
  const units = formatCountedUnits(product);
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
      </div>
    );
  return (
    <fetcher.Form
      id={ADD_FORM}
      method="post"
      action={action}
      className="add-some"
      onSubmit={(event) => pressInTurn(fetchers, event)}
      {...WAITS_FOR_SCRIPTS}
    >
      <input type="hidden" name="productId" value={product.id} />
      <div className="cluster cluster--row">
        <label className="sr-only" htmlFor={QUANTITY_FIELD}>
          {units === '' ? t`Quantity` : t`Quantity, in ${units}`}
        </label>
        <input
          className="input add-to-cart__quantity"
          id={QUANTITY_FIELD}
          name="quantity"
          type="text"
          ref={field}
          defaultValue={posted?.typed ?? '1'}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : 'quantity-error'}
        />
        <button
          type="submit"
          className="btn btn--primary btn--wide"
          aria-disabled={isAdding || undefined}
          onClick={ignoreDoubleClick}
        >
          <Icon name="shopping-cart" />
          <Trans>
            Add to Cart<span className="sr-only">: {product.name}</span>
          </Trans>
        </button>
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
    </fetcher.Form>
  );
}
