import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { addLinesToCart } from '../domain/cart/add-lines.server';
import { ADDED_TO_CART, shortagesText, unitsText } from '../domain/cart/cart.rules';
import { readListFile, UnreadableListError } from '../domain/quick-order/list-file.server';
import {
  EMPTY_ENTRY,
  entryOfAddress,
  linesForAddress,
  linesOf,
  linesProblem,
  readEntry,
  withMoreRows,
  type QuickOrderEntry,
} from '../domain/quick-order/quick-order-form.rules';
import type { TypedLine } from '../domain/quick-order/quick-order-lines.rules';
import { isFound, type CheckedLine } from '../domain/quick-order/quick-order.rules';
import { priceLines } from '../domain/quick-order/price-lines.queries.server';
import { resolveLines } from '../domain/quick-order/resolve-lines.queries.server';
import { randomKey } from '../domain/shared/random.server';
import { markRefused } from '../http/refused-form.server';
import { cartForWriting, findSession } from '../http/session.server';
import { redirectWithToast } from '../http/toast.server';
import { paths } from '../paths';
import { pageMeta } from '../ui/seo/page-meta';
import { OrderEntry } from '../ui/quick-order/order-entry';
import { OrderReview } from '../ui/quick-order/order-review';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Quick Order',
    description: 'Order by part number: type rows, paste a list or upload a CSV of up to 200 lines.',
  });

interface Answer {
  entry: QuickOrderEntry;
  problem?: string;
  review?: { lines: CheckedLine[]; batch: string; notices: string[] };
}

/** The lines that an address keeps, looked up again: prices and stock may be others by now. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const entry = entryOfAddress(new URL(request.url).searchParams.getAll('line'));
  const typed = linesOf(entry);
  if (typed.length === 0) return data<Answer>({ entry: EMPTY_ENTRY });
  const lines = await resolveForBuyer(context, request, typed);
  return data<Answer>({ entry, review: { lines, batch: randomKey(), notices: [] } });
}

async function resolveForBuyer(context: AppLoadContext, request: Request, typed: TypedLine[]) {
  const session = await findSession(context, request);
  return priceLines(context.db, session?.customerId, await resolveLines(context.db, typed));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const texts = new Map([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
  const intent = texts.get('intent') ?? 'check';
  const removed = /^remove-(\d+)$/.exec(intent)?.[1];
  if (removed !== undefined) texts.delete(`part-${removed}`);

  let entry = readEntry(texts);
  try {
    entry = readEntry(texts, await fileText(form.get('file')));
  } catch (error) {
    if (error instanceof UnreadableListError) return refuse({ entry, problem: error.message });
    throw error;
  }
  if (intent === 'moreRows') return data<Answer>({ entry: withMoreRows(entry) });
  const typed = linesOf(entry);
  if (typed.length === 0 && removed !== undefined) return data<Answer>({ entry: EMPTY_ENTRY });
  const problem = linesProblem(typed);
  if (problem !== undefined) return refuse({ entry, problem });

  const lines = await resolveForBuyer(context, request, typed);
  if (intent !== 'add') return data<Answer>({ entry, review: { lines, batch: randomKey(), notices: [] } });
  const found = lines.filter(isFound);
  if (found.length === 0) {
    const review = { lines, batch: randomKey(), notices: [] };
    return refuse({ entry, review, problem: 'None of these lines can go into the cart yet.' });
  }
  return addFound(found, lines);

  async function addFound(wanted: (CheckedLine & { product: { id: number } })[], all: CheckedLine[]) {
    const { cartId, headers } = await cartForWriting(context, request);
    const added = await addLinesToCart(
      context.db,
      cartId,
      // As many as were asked for: what is short is said in the words of the cart.
      wanted.map(({ product, quantity }) => ({ productId: product.id, quantity: Number(quantity) })),
      texts.get('batch'),
    );
    const sentences = [added.units > 0 ? unitsText(added) : '', ...shortagesText(added.shortages)].filter(
      (sentence) => sentence !== '',
    );
    if (added.units === 0 && added.shortages.length > 0) {
      const review = { lines: all, batch: randomKey(), notices: [] };
      return refuse({ entry, review, problem: sentences.join(' ') }, headers);
    }
    const left = all.filter((line) => !isFound(line));
    if (left.length === 0) {
      const toast = { type: 'success', message: ADDED_TO_CART, description: sentences.join(' ') } as const;
      return redirectWithToast(context, paths.cart(), toast, headers);
    }
    const kept = linesForAddress(left);
    if (kept !== undefined) {
      // What is not settled is in the address, so that a reload or a look into the cart does not lose it.
      const toast = { type: 'success', message: ADDED_TO_CART, description: sentences.join(' ') } as const;
      return redirectWithToast(context, paths.quickOrder({ line: kept }), toast, headers);
    }
    const notices = [`${ADDED_TO_CART}: ${sentences.join(' ')}`, 'The lines below are not in the cart yet.'];
    return data<Answer>({ entry, review: { lines: left, batch: randomKey(), notices } }, { headers });
  }

  function refuse(answer: Answer, headers = new Headers()) {
    markRefused(context);
    return data<Answer>(answer, { status: 422, headers });
  }
}

async function fileText(file: FormDataEntryValue | null): Promise<string> {
  if (file === null || typeof file === 'string' || file.size === 0) return '';
  return readListFile(new Uint8Array(await file.arrayBuffer()), file.type);
}

export default function QuickOrder() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { entry = EMPTY_ENTRY, problem, review } = answer ?? kept;
  return (
    <main id="main" className="container page">
      <h1>Quick Order</h1>
      {review === undefined ? (
        <>
          <p>
            Order by part number: our SKU, the maker’s product number, an EZ number or an OEM number. Spaces,
            hyphens and capitals do not matter.
          </p>
          <OrderEntry entry={entry} problem={problem} key={JSON.stringify(entry)} />
        </>
      ) : (
        <OrderReview {...review} problem={problem} />
      )}
    </main>
  );
}
