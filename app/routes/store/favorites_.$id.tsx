import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { addLinesToCart, type AddedLines } from '../../domain/selling/cart/add-lines.server';
import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import {
  findFavoriteList,
  listFavoriteLists,
  type FavoriteList,
} from '../../domain/selling/favorites/favorites.queries.server';
import {
  FavoriteListIntentSchema,
  type FavoriteListIntent,
} from '../../domain/selling/favorites/favorites.schema';
import {
  deleteFavoriteList,
  removeFavorite,
  renameFavoriteList,
  setFavoriteQuantity,
  transferFavorite,
} from '../../domain/selling/favorites/favorites.server';
import { DomainError } from '../../domain/base/shared/errors';
import { randomKey } from '../../domain/base/shared/random.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { Breadcrumb } from '../../ui/breadcrumb';
import { DeleteList, FavoriteListPage } from '../../ui/favorites/favorite-list-page';
import { loadedPageMeta } from '../../ui/seo/page-meta';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/favorites/favorites.schema').then((schemas) => schemas.FavoriteListSchema),
);

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.list.name,
  description: 'A list of products of your own.',
  noindex: true,
}));

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const list = requireFound(
    await findFavoriteList(context.db, session?.favoritesOwner, params['id'] ?? '', session?.customerId),
  );
  const lists = await listFavoriteLists(context.db, session?.favoritesOwner);
  return {
    list,
    others: lists.filter(({ id }) => id !== list.id),
    batch: randomKey(),
    asksToDelete: new URL(request.url).searchParams.has('delete'),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const session = await findSession(context, request);
  const owner = session?.favoritesOwner;
  const list = await findFavoriteList(context.db, owner, params['id'] ?? '');
  if (owner == null || list === undefined) throw createNotFoundResponse();
  const form = await request.formData();
  if (form.get('intent') === 'rename') return rename(owner, list.id);
  const parsed = FavoriteListIntentSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const isQuantity = form.get('intent') === 'setQuantity';
    return back('error', isQuantity ? 'Choose a whole number from 1 to 9999.' : 'That could not be done.');
  }
  try {
    return await apply(owner, list, parsed.data);
  } catch (error) {
    if (error instanceof DomainError) return back('error', error.message);
    throw error;
  }

  async function rename(mine: string, id: string) {
    const { data, problem } = await readForm(context, form, validator);
    if (problem !== undefined) return problem;
    try {
      await renameFavoriteList(context.db, mine, id, data.name);
      return await back('success', `The list is now called “${data.name}”`);
    } catch (error) {
      return refuseForm(context, form, getFieldErrors(error, 'name'));
    }
  }

  async function apply(mine: string, { id, items }: FavoriteList, wanted: FavoriteListIntent) {
    switch (wanted.intent) {
      case 'setQuantity':
        await setFavoriteQuantity(context.db, mine, id, wanted.productId, wanted.quantity);
        return redirect(paths.favoriteList(id), 303);
      case 'remove':
        await removeFavorite(context.db, mine, id, wanted.productId);
        return back('success', 'Removed from the list');
      case 'move':
      case 'copy': {
        const { intent, listId, productId } = wanted;
        const to = await transferFavorite(context.db, mine, id, listId, productId, intent);
        return back('success', `${intent === 'move' ? 'Moved' : 'Copied'} to “${to.name}”`);
      }
      case 'delete': {
        const name = await deleteFavoriteList(context.db, mine, id);
        const toast = { type: 'success', message: `List “${name}” deleted` } as const;
        return redirectWithToast(context, paths.favorites(), toast);
      }
      case 'itemToCart':
        return toCart(items.filter(({ productId }) => productId === wanted.productId));
      case 'listToCart':
        return toCart(items, wanted.batch);
    }
  }

  async function toCart(items: FavoriteList['items'], batch?: string) {
    const { cartId, headers } = await getCartForWriting(context, request);
    const added = await addLinesToCart(context.db, cartId, items, batch);
    const description = describeAdded(added);
    if (added.units === 0 && added.shortages.length > 0) return back('error', description, headers);
    const url = batch === undefined ? paths.favoriteList(params['id'] ?? '') : paths.cart();
    return redirectWithToast(context, url, { type: 'success', message: ADDED_TO_CART, description }, headers);
  }

  function back(type: 'success' | 'error', text: string, headers?: Headers) {
    const toast = type === 'error' ? { type, message: 'Error', description: text } : { type, message: text };
    return redirectWithToast(context, paths.favoriteList(params['id'] ?? ''), toast, headers);
  }
}

function describeAdded(added: AddedLines): string {
  return [...(added.units === 0 ? [] : [formatUnits(added)]), ...formatShortages(added.shortages)].join(' ');
}

export default function FavoriteListRoute() {
  const { list, others, batch, asksToDelete } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: 'Favorites', to: paths.favorites() },
          // Must differ from the other breadcrumbs, whatever the list's name.
          { name: `List: ${list.name}` },
        ]}
      />
      <h1>{list.name}</h1>
      {asksToDelete ? (
        <DeleteList list={list} />
      ) : (
        <FavoriteListPage list={list} others={others} batch={batch} validator={validator} />
      )}
    </main>
  );
}
