import { Form, Link } from '@remix-run/react';
import type { Validator } from 'remix-validated-form';

import type {
  FavoriteItem,
  FavoriteList,
  FavoriteListSummary,
} from '../../domain/selling/favorites/favorites.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { QuantityForm } from '../cart/quantity-form';
import { StockBadge } from '../catalog/product-badges';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';
import { ProductPicture } from '../catalog/product-picture';
import { Options } from '../form/options';
import { PartNumbers } from '../catalog/part-numbers';
import { Plural, Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface FavoriteListPageProps {
  list: FavoriteList;
  others: FavoriteListSummary[];
  /** Identifies the page, so that the list is added to the cart once. */
  batch: string;
  validator: Validator<Record<string, unknown>>;
}

/** A list's products and actions. */
export function FavoriteListPage({ list, others, batch, validator }: FavoriteListPageProps) {
  const action = paths.favoriteList(list.id);
  return (
    <>
      {list.items.length === 0 ? (
        <div className="empty-state">
          <Icon name="star" />
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
        <>
          <Form method="post" action={action} className="list-to-cart panel">
            <p>
              <strong>
                <Plural value={list.items.length} one="# product" other="# products" />,{' '}
                {formatMoney(list.totalCents)}
              </strong>
            </p>
            <input type="hidden" name="intent" value="listToCart" />
            <input type="hidden" name="batch" value={batch} />
            <button type="submit" className="btn btn--primary">
              <Icon name="shopping-cart" />
              <Trans>Add list to cart</Trans>
            </button>
          </Form>
          <ul className="cart-lines">
            {list.items.map((item) => (
              <Item key={item.productId} {...{ item, action, others }} />
            ))}
          </ul>
        </>
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
  action: string;
  others: FavoriteListSummary[];
}

function Item({ item, action, others }: ItemProps) {
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
          )}
        </p>
        <div className="cart-line__forms">
          {item.isSold && <QuantityForm action={action} {...item} preventScrollReset />}
          {item.isSold && item.stockQuantity > 0 && (
            <ItemButton
              {...{ item, action }}
              intent="itemToCart"
              icon="shopping-cart"
              text={t`Add to cart`}
            />
          )}
          <ItemButton {...{ item, action }} intent="remove" icon="trash-2" text={t`Remove`} />
        </div>
        {others.length > 0 && <TransferForm {...{ item, action, others }} />}
      </div>
      <p className="cart-line__total">{item.isSold ? formatMoney(item.totalCents) : ''}</p>
    </li>
  );
}

interface ItemButtonProps {
  item: FavoriteItem;
  action: string;
  intent: 'itemToCart' | 'remove';
  icon: 'shopping-cart' | 'trash-2';
  text: string;
}

function ItemButton({ item, action, intent, icon, text }: ItemButtonProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="productId" value={item.productId} />
      <button type="submit" className="btn btn--small btn--plain" name="intent" value={intent}>
        <Icon name={icon} />
        {text}
        <span className="sr-only"> {item.name}</span>
      </button>
    </Form>
  );
}

function TransferForm({ item, action, others }: ItemProps) {
  const id = `transfer-${item.productId}`;
  return (
    <Form method="post" action={action} className="cart-line__forms" preventScrollReset>
      <input type="hidden" name="productId" value={item.productId} />
      <label className="small muted" htmlFor={id}>
        <Trans>
          Another list<span className="sr-only"> for {item.name}</span>
        </Trans>
      </label>
      <select className="select select--small" id={id} name="listId">
        <Options of={others.map(({ id: listId, name }) => [listId, name])} />
      </select>
      <button type="submit" className="btn btn--small" name="intent" value="move">
        <Trans>
          Move<span className="sr-only"> {item.name}</span>
        </Trans>
      </button>{' '}
      <button type="submit" className="btn btn--small" name="intent" value="copy">
        <Trans>
          Copy<span className="sr-only"> {item.name}</span>
        </Trans>
      </button>
    </Form>
  );
}
