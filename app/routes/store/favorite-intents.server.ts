import { redirect, type AppLoadContext } from '@remix-run/node';

import { addLinesToCart, type AddedLines } from '../../domain/selling/cart/add-lines.server';
import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import type { FavoriteList } from '../../domain/selling/favorites/favorites.queries.server';
import type { FavoriteListIntent, TypedQuantity } from '../../domain/selling/favorites/favorites.schema';
import {
  deleteFavoriteList,
  removeFavorite,
  setFavoriteQuantity,
  transferFavorite,
} from '../../domain/selling/favorites/favorites.server';
import { DomainError } from '../../domain/base/shared/errors';
import { getCartForWriting } from '../../http/session-writes.server';
import { redirectWithToast, redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { t } from '~/i18n/text';

interface Asked {
  context: AppLoadContext;
  request: Request;
}

interface FavoriteChange {
  owner: string;
  list: FavoriteList;
  wanted: FavoriteListIntent;
  /** Quantities that were typed in the lines, saved with whatever was pressed. */
  typed: TypedQuantity[];
}

/** Changes a favorites list, or puts its products into the cart, and redirects with a toast. */
export async function answerFavoriteIntent(asked: Asked, change: FavoriteChange): Promise<Response> {
  try {
    return await apply(asked, change);
  } catch (error) {
    if (error instanceof DomainError)
      return redirectToList(asked.context, change.list.id, 'error', error.message);
    throw error;
  }
}

async function apply(asked: Asked, { owner, list, wanted, typed }: FavoriteChange) {
  const { context } = asked;
  const { id } = list;
  const items = await Promise.all(
    list.items.map(async (item) => {
      const quantity = typed.find(({ productId }) => productId === item.productId)?.quantity ?? item.quantity;
      if (quantity !== item.quantity)
        await setFavoriteQuantity(context.db, owner, id, item.productId, quantity);
      return { ...item, quantity };
    }),
  );
  switch (wanted.intent) {
    case 'update':
      return redirect(paths.favoriteList(id), 303);
    case 'remove':
      await removeFavorite(context.db, owner, id, wanted.productId);
      return redirectToList(context, id, 'success', t`Removed from the list`);
    case 'move':
    case 'copy': {
      const { intent, listId, productId } = wanted;
      const { name } = await transferFavorite(context.db, owner, id, listId, productId, intent);
      const text = intent === 'move' ? t`Moved to “${name}”` : t`Copied to “${name}”`;
      return redirectToList(context, id, 'success', text);
    }
    case 'delete': {
      const name = await deleteFavoriteList(context.db, owner, id);
      return redirectWithSuccess(context, paths.favorites(), t`List “${name}” deleted`);
    }
    case 'itemToCart':
      return addToCart(
        asked,
        id,
        items.filter(({ productId }) => productId === wanted.productId),
      );
    case 'listToCart':
      return addToCart(asked, id, items, wanted.batch);
  }
}

async function addToCart(
  { context, request }: Asked,
  id: string,
  items: FavoriteList['items'],
  batch?: string,
) {
  const { cartId, headers } = await getCartForWriting(context, request);
  const added = await addLinesToCart(context.db, cartId, items, batch);
  const description = describeAdded(added);
  if (added.units === 0 && added.shortages.length > 0)
    return redirectToList(context, id, 'error', description, headers);
  const url = batch === undefined ? paths.favoriteList(id) : paths.cart();
  const type = added.shortages.length > 0 ? 'warning' : 'success';
  return redirectWithToast(context, url, { type, message: ADDED_TO_CART(), description }, headers);
}

function describeAdded(added: AddedLines): string {
  return [...(added.units === 0 ? [] : [formatUnits(added)]), ...formatShortages(added.shortages)].join(' ');
}

/** Redirects to a list's page with a toast. */
export function redirectToList(
  context: AppLoadContext,
  id: string,
  type: 'success' | 'error',
  text: string,
  headers?: Headers,
): Promise<Response> {
  const toast = type === 'error' ? { type, message: t`Error`, description: text } : { type, message: text };
  return redirectWithToast(context, paths.favoriteList(id), toast, headers);
}
