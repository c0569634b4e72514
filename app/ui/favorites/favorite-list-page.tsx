import { Form, Link, useSubmit } from '@remix-run/react';
import type { Validator } from 'remix-validated-form';

import type {
  FavoriteItem,
  FavoriteList,
  FavoriteListSummary,
} from '../../domain/selling/favorites/favorites.queries.server';
import type { TypedQuantity } from '../../domain/selling/favorites/favorites.schema';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { StockBadge } from '../catalog/product-badges';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';
import { ProductPicture } from '../catalog/product-picture';
import { Options } from '../form/options';
import { LicenseBadge } from '../catalog/license-note';
import { LineQuantity } from '../cart/line-quantity';
import { PartNumbers } from '../catalog/part-numbers';
import { Plural, Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface FavoriteListPageProps {
  list: FavoriteList;
  others: FavoriteListSummary[];
  /** Identifies the page, so that the list is added to the cart once. */
  batch: string;
  validator: Validator<Record<string, unknown>>;
  /** Typed quantities that weren't saved. */
  refused: TypedQuantity[] | undefined;
}

/** A list's products and actions: one form, so that each of its buttons takes what was typed in any line. */
export function FavoriteListPage({ list, others, batch, validator, refused }: FavoriteListPageProps) {
  return (
    <>
      {list.items.length === 0 ? (
        <div className="empty-state">
          <Icon name="heart" />
          <h2>
            <Trans>This list is empty</Trans>
          </h2>
          <p>
            <Trans>Select “Add to favorites” on any product page.</Trans>
          </p>
          <Link className="btn btn--primary" to={paths.products()}>
            <Trans>Browse the catalog</Trans>
          </Link>
        </div>
      ) : (
        <Form method="post" action={paths.favoriteList(list.id)} className="stack" preventScrollReset>
          <div className="list-to-cart panel">
            <p>
              <strong>
                <Plural value={list.items.length} one="# product" other="# products" />,{' '}
                {formatMoney(list.totalCents)}
              </strong>
            </p>
            <input type="hidden" name="batch" value={batch} />
            {/* The first button of the form, which Enter presses. */}
            <button type="submit" name="intent" value="update" hidden>
              <Trans>Update</Trans>
            </button>{' '}
            <button type="submit" className="btn btn--primary" name="intent" value="listToCart">
              <Icon name="shopping-cart" />
              <Trans>Add list to cart</Trans>
            </button>
          </div>
          <ul className="cart-lines">
            {list.items.map((item) => (
              <Item
                key={item.productId}
                item={item}
                others={others}
                refused={refused?.find(({ productId }) => productId === item.productId)}
              />
            ))}
          </ul>
        </Form>
      )}
      <section className="panel favorite-name" aria-labelledby="rename-list">
        <h2 id="rename-list">
          <Trans>List name</Trans>
        </h2>
        <StoreForm
          id="rename-list-form"
          key={list.name}
          validator={validator}
          labels={{ name: t`Name` }}
          defaultValues={{ name: list.name }}
        >
          <input type="hidden" name="intent" value="rename" />
          <TextField name="name" label={t`Name`} />
          <div className="cluster cluster--wide">
            <button type="submit" className="btn">
              <Trans>Rename list</Trans>
            </button>{' '}
            <Link className="btn btn--plain" to={paths.favoriteList(list.id, { delete: 1 })}>
              <Icon name="trash-2" />
              <Trans>Delete list</Trans>
            </Link>
          </div>
        </StoreForm>
      </section>
    </>
  );
}

/** Confirms the deletion of a list. */
export function DeleteList({ list }: { list: FavoriteList }) {
  const { id, items, name } = list;
  return (
    <Form method="post" action={paths.favoriteList(id)} className="panel favorite-name">
      <h2>
        <Trans>Delete “{name}”?</Trans>
      </h2>
      <p>
        {items.length > 0 && (
          <>
            <Plural value={items.length} one="# product" other="# products" />.{' '}
          </>
        )}
        <Trans>This can’t be undone.</Trans>
      </p>
      <p className="cluster cluster--wide">
        <button type="submit" className="btn btn--ink" name="intent" value="delete">
          <Icon name="trash-2" />
          <Trans>Delete list</Trans>
        </button>{' '}
        <Link className="btn" to={paths.favoriteList(id)}>
          <Trans>Keep list</Trans>
        </Link>
      </p>
    </Form>
  );
}

interface ItemProps {
  item: FavoriteItem;
  others: FavoriteListSummary[];
  refused: TypedQuantity | undefined;
}

function Item({ item, others, refused }: ItemProps) {
  const unitPrice = formatMoney(item.unitPriceCents);
  return (
    <li className="cart-line">
      <ProductPicture src={item.image} alt="" sizes="8rem" />
      <div className="stack stack--close">
        <h2 className="cart-line__name">
          {item.isSold ? (
            <Link to={paths.product(item.slug)} discover="none">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </h2>
        <p className="small muted">
          <PartNumbers of={item} />
          <Trans>{unitPrice} each</Trans>
        </p>
        <p>
          {item.isSold ? (
            <StockBadge {...item} withQuantity />
          ) : (
            <span className="badge">
              <Trans>Discontinued</Trans>
            </span>
          )}{' '}
          {item.isRestricted && <LicenseBadge />}
        </p>
        <div className="cart-line__forms">
          {item.isSold && <Quantity item={item} refused={refused} />}
          {item.isSold && item.stockQuantity > 0 && (
            <ItemButton item={item} intent="itemToCart" icon="shopping-cart" text={t`Add to cart`} />
          )}
          <ItemButton item={item} intent="remove" icon="trash-2" text={t`Remove`} />
        </div>
        {others.length > 0 && <Transfer item={item} others={others} />}
      </div>
      <p className="cart-line__total">{item.isSold ? formatMoney(item.totalCents) : ''}</p>
    </li>
  );
}

function Quantity({ item, refused }: Omit<ItemProps, 'others'>) {
  const submit = useSubmit();
  const save = (field: HTMLInputElement) => {
    if (field.form === null) return;
    field.dataset['sent'] = field.value;
    const fields = new FormData(field.form);
    fields.set('intent', 'update');
    submit(fields, { method: 'post', preventScrollReset: true });
  };
  return (
    <>
      <LineQuantity line={item} refused={refused} onLeave={save} />
      {refused !== undefined && (
        <p className="field__error" id={`quantity-${item.productId}-error`} role="alert">
          <Icon name="circle-alert" />
          <Trans>Enter a whole number from 1 to 9999.</Trans>
        </p>
      )}
    </>
  );
}

interface ItemButtonProps {
  item: FavoriteItem;
  intent: 'itemToCart' | 'remove';
  icon: 'shopping-cart' | 'trash-2';
  text: string;
}

function ItemButton({ item, intent, icon, text }: ItemButtonProps) {
  return (
    <button
      type="submit"
      className="btn btn--small btn--plain"
      name="intent"
      value={`${intent}-${item.productId}`}
    >
      <Icon name={icon} />
      {text}
      <span className="sr-only"> {item.name}</span>
    </button>
  );
}

function Transfer({ item, others }: Omit<ItemProps, 'refused'>) {
  const { productId } = item;
  const id = `listId-${productId}`;
  return (
    <div className="cart-line__forms">
      <label className="small muted" htmlFor={id}>
        <Trans>
          Another list<span className="sr-only"> for {item.name}</span>
        </Trans>
      </label>
      <select className="select select--small" id={id} name={id}>
        <Options of={others.map(({ id: listId, name }) => [listId, name])} />
      </select>
      <button type="submit" className="btn btn--small" name="intent" value={`move-${productId}`}>
        <Trans>
          Move<span className="sr-only"> {item.name}</span>
        </Trans>
      </button>{' '}
      <button type="submit" className="btn btn--small" name="intent" value={`copy-${productId}`}>
        <Trans>
          Copy<span className="sr-only"> {item.name}</span>
        </Trans>
      </button>
    </div>
  );
}
