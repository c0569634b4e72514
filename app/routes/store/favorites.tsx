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
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/favorites/favorites.schema').then((schemas) => schemas.FavoriteListSchema),
);

export const meta = unlistedPageMeta(
  () => t`Favorites`,
  () => t`Your product lists.`,
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
    const { name } = data;
    const { owner, headers } = await getFavoritesOwnerForWriting(context, request);
    try {
      const id = await createFavoriteList(context.db, owner, name);
      return await redirectWithSuccess(context, paths.favoriteList(id), t`List “${name}” created`, headers);
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
    // A listing comes back to itself, without a second entry in the history.
    headers.set('X-Remix-Replace', 'true');
    try {
      const { name, isNew } = await addFavorite(context.db, owner, favorite);
      const message = isNew ? t`Added to “${name}”` : t`“${name}” already has this product`;
      return await redirectWithSuccess(context, back, message, headers);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const toast = { type: 'error', message: t`Error`, description: error.message } as const;
      return redirectWithToast(context, back, toast, headers);
    }
  }
}

export default function Favorites() {
  const { lists, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>
        <Trans>Favorites</Trans>
      </h1>
      <p>
        <Trans>Add a whole list to your cart at once.</Trans>{' '}
        {isSignedIn ? t`Saved to your account.` : t`Kept in this browser for 30 days. Sign in to keep them.`}
      </p>
      {lists.length === 0 ? (
        <div className="empty-state">
          <Icon name="heart" />
          <h2>
            <Trans>No lists yet</Trans>
          </h2>
          <p>
            <Trans>Create a list, or select “Add to favorites” on any product page.</Trans>
          </p>
          <Link className="btn btn--primary" to={paths.products()}>
            <Trans>Browse the catalog</Trans>
          </Link>
        </div>
      ) : (
        <FavoriteLists lists={lists} />
      )}
      <section className="panel favorite-name" aria-labelledby="new-list">
        <h2 id="new-list">
          <Trans>New list</Trans>
        </h2>
        <StoreForm id="new-list-form" validator={validator} labels={{ name: t`Name` }}>
          <input type="hidden" name="intent" value="create" />
          <TextField name="name" label={t`Name`} hint={t`e.g. Van stock`} />
          <button type="submit" className="btn">
            <Icon name="plus" />
            <Trans>Create list</Trans>
          </button>
        </StoreForm>
      </section>
    </main>
  );
}
