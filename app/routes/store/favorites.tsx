import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listFavoriteLists } from '../../domain/selling/favorites/favorites.queries.server';
import { FavoritesIntentSchema } from '../../domain/selling/favorites/favorites.schema';
import { addFavorite, createFavoriteList } from '../../domain/selling/favorites/favorites.server';
import { DomainError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { findSession } from '../../http/session.server';
import { getFavoritesOwnerForWriting } from '../../http/session-writes.server';
import { redirectWithToast, redirectWithSuccess } from '../../http/toast.server';
import { getLocalPath, paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { FavoriteLists } from '../../ui/favorites/favorite-lists';
import { Icon } from '../../ui/icon/icon';
import { unlistedPageMeta } from '../../ui/seo/page-meta';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/favorites/favorites.schema').then((schemas) => schemas.FavoriteListSchema),
);

export const meta = unlistedPageMeta(
  'Favorites',
  'Your lists of products, each ready to go into the cart as a whole.',
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const lists = await listFavoriteLists(context.db, session?.favoritesOwner);
  return { lists, isSignedIn: session?.customerId != null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  return form.get('intent') === 'create' ? create() : add();

  async function create() {
    const { data, problem } = await readForm(context, form, validator);
    if (problem !== undefined) return problem;
    const { owner, headers } = await getFavoritesOwnerForWriting(context, request);
    try {
      const id = await createFavoriteList(context.db, owner, data.name);
      return await redirectWithSuccess(
        context,
        paths.favoriteList(id),
        `List “${data.name}” created`,
        headers,
      );
    } catch (error) {
      return refuseForm(context, form, getFieldErrors(error, 'name'), { headers });
    }
  }

  async function add() {
    const parsed = FavoritesIntentSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return unknownIntent();
    const { redirectTo, ...favorite } = parsed.data;
    const back = getLocalPath(redirectTo, paths.favorites());
    const { owner, headers } = await getFavoritesOwnerForWriting(context, request);
    try {
      const list = await addFavorite(context.db, owner, favorite);
      const message = list.isNew ? `Added to “${list.name}”` : `“${list.name}” has it already`;
      return await redirectWithSuccess(context, back, message, headers);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const toast = { type: 'error', message: 'Error', description: error.message } as const;
      return redirectWithToast(context, back, toast, headers);
    }
  }
}

export default function Favorites() {
  const { lists, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>Favorites</h1>
      <p>
        Lists of the parts that you order again and again: one for the van, one for a site. Each goes into the
        cart in one go.{' '}
        {isSignedIn
          ? 'They are kept in your account, on every device where you sign in.'
          : 'They are kept in this browser for 30 days, and in your account once you sign in.'}
      </p>
      {lists.length === 0 ? (
        <div className="empty-state">
          <Icon name="star" />
          <h2>No lists yet</h2>
          <p>Name a list here, or press “Add to favorites” on the page of a product.</p>
          <Link className="btn btn--primary" to={paths.products()}>
            Browse the catalogue
          </Link>
        </div>
      ) : (
        <FavoriteLists lists={lists} />
      )}
      <section className="panel favorite-name" aria-labelledby="new-list">
        <h2 id="new-list">New list</h2>
        <StoreForm id="new-list-form" validator={validator} labels={{ name: 'Name' }}>
          <input type="hidden" name="intent" value="create" />
          <TextField name="name" label="Name" hint="For example: Van stock, or Elm Street job." />
          <button type="submit" className="btn">
            <Icon name="plus" />
            Create list
          </button>
        </StoreForm>
      </section>
    </main>
  );
}
