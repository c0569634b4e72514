import { Link, useFetcher, useFetchers } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { WAITS_FOR_SCRIPTS } from '../early-presses';
import { Icon } from '../icon/icon';
import { useIsSignedIn } from '../store/use-is-signed-in';
import { ignoreDoubleClick, pressInTurn } from './press-in-turn';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface AddToCartFormProps {
  className?: string;
  children: ReactNode;
}

/**
 * The form around products that can be added to the cart: each AddToCart button in it sends its own product. With
 * JavaScript the buyer stays on the page; without it they go on to the checkout.
 */
export function AddToCartForm({ className, children }: AddToCartFormProps) {
  const fetcher = useFetcher();
  const fetchers = useFetchers();
  return (
    <fetcher.Form
      method="post"
      action={paths.cart()}
      className={className}
      autoComplete="off"
      preventScrollReset
      onSubmit={(event) => pressInTurn(fetchers, event)}
      {...WAITS_FOR_SCRIPTS}
    >
      {/* The first button of a form is the one that Enter presses: a disabled one, so that Enter adds no other product. */}
      <button type="submit" hidden disabled />
      <input type="hidden" name="intent" value="add" />
      {children}
    </fetcher.Form>
  );
}

interface AddToCartProps {
  product: Pick<ProductCard, 'id' | 'slug' | 'name' | 'stockQuantity' | 'isRestricted' | 'alternatives'>;
  /** Asks how many to add, instead of adding one. */
  withQuantity?: boolean;
}

/** Adds a product to the cart; guests sign in first if it requires a license. Requires an AddToCartForm around it. */
export function AddToCart({ product, withQuantity = false }: AddToCartProps) {
  const { id, slug, name, stockQuantity, isRestricted, alternatives } = product;
  const isSignedIn = useIsSignedIn();
  const add = useRef<HTMLButtonElement>(null);
  if (stockQuantity <= 0)
    return alternatives === undefined ? (
      <Link
        className="btn btn--wide"
        to={paths.stockNotice({ product: slug })}
        discover="none"
        aria-label={t`Email me when it’s back: ${name}`}
      >
        <Trans>Email me</Trans>
      </Link>
    ) : (
      <Alternatives to={alternatives} name={name} />
    );
  if (isRestricted && !isSignedIn)
    return (
      <Link
        className="btn btn--wide"
        to={paths.signIn({ redirectTo: paths.product(slug) })}
        discover="none"
        aria-label={t`Sign in to order: ${name}`}
      >
        <Icon name="shield" />
        <Trans>Sign in to order</Trans>
      </Link>
    );
  const button = (
    <button
      ref={add}
      type="submit"
      name="productId"
      value={id}
      className="btn btn--add btn--wide"
      onClick={ignoreDoubleClick}
      aria-label={t`Add to Cart: ${name}`}
    >
      <Icon name="shopping-cart" />
      <Trans>Add to Cart</Trans>
    </button>
  );
  if (!withQuantity) return button;
  return (
    <div className="add-one">
      <input
        type="text"
        className="input"
        name={`quantity-${id}`}
        defaultValue={1}
        inputMode="numeric"
        aria-label={t`Quantity: ${name}`}
        onKeyDown={({ key }) => {
          if (key === 'Enter') add.current?.click();
        }}
      />
      {button}
    </div>
  );
}

/** Leads from what is out of stock to like products that are in stock. */
export function Alternatives({ to, name }: { to: string; name: string }) {
  return (
    <Link className="btn btn--wide" to={to} discover="none" aria-label={t`See alternatives: ${name}`}>
      <Trans>See alternatives</Trans>
    </Link>
  );
}
