import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { findFavoriteList, listFavoriteLists } from '../../domain/selling/favorites/favorites.queries.server';
import {
  parseFavoriteListIntent,
  readTypedQuantities,
} from '../../domain/selling/favorites/favorites.schema';
import { renameFavoriteList } from '../../domain/selling/favorites/favorites.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { answerFavoriteIntent, redirectToList } from './favorite-intents.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { Breadcrumb } from '../../ui/breadcrumb';
import { DeleteList, FavoriteListPage } from '../../ui/favorites/favorite-list-page';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/favorites/favorites.schema').then((schemas) => schemas.FavoriteListSchema),
);

export const meta = loadedPageMeta<typeof loader>((data) => ({
  title: data.list.name,
  description: t`Your product list.`,
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
  const wanted = parseFavoriteListIntent(form);
  if (wanted === undefined)
    return redirectToList(context, list.id, 'error', t`The list couldn’t be updated.`);
  const typed = readTypedQuantities(form);
  const refused = typed.filter(({ productId, quantity }) => quantity === undefined && isUsed(productId));
  if (refused.length > 0) return data({ refused }, { status: 422 });
  return answerFavoriteIntent({ context, request }, { owner, list, wanted, typed });

  /** Whether the pressed button takes the quantity of a product. */
  function isUsed(productId: number): boolean {
    if (wanted?.intent === 'itemToCart') return wanted.productId === productId;
    return wanted?.intent === 'update' || wanted?.intent === 'listToCart';
  }

  async function rename(mine: string, id: string) {
    const read = await readForm(context, form, validator);
    if (read.problem !== undefined) return read.problem;
    const { name } = read.data;
    try {
      await renameFavoriteList(context.db, mine, id, name);
      return await redirectToList(context, id, 'success', t`List renamed to “${name}”`);
    } catch (error) {
      return refuseForm(context, form, getFieldErrors(error, 'name'));
    }
  }
}

export default function FavoriteListRoute() {
  const { list, others, batch, asksToDelete } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { name } = list;
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: t`Home`, to: paths.home() },
          { name: t`Favorites`, to: paths.favorites() },
          // Must differ from the other breadcrumbs, whatever the list's name.
          { name: t`List: ${name}` },
        ]}
      />
      <h1>{name}</h1>
      {asksToDelete ? (
        <DeleteList list={list} />
      ) : (
        <FavoriteListPage
          {...{ list, others, batch, validator }}
          refused={answer !== undefined && 'refused' in answer ? answer.refused : undefined}
        />
      )}
    </main>
  );
}
