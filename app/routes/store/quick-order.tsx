import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';

import { readListFile, UnreadableListError } from '../../domain/selling/quick-order/list-file.server';
import { EMPTY_ENTRY, readEntry, addRows } from '../../domain/selling/quick-order/quick-order-form.rules';
import {
  changeList,
  checkNewList,
  findVisitorsList,
  refuseQuickOrder,
  reviewList,
  type QuickOrderAnswer,
} from './quick-order.server';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { AddedLines } from '../../ui/quick-order/added-lines';
import { OrderEntry } from '../../ui/quick-order/order-entry';
import { OrderReview } from '../../ui/quick-order/order-review';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = staticPageMeta(
  () => t`Quick Order`,
  () => t`Order by part number: enter rows, paste a list, or upload a CSV.`,
);

/** A checked list is looked up again: prices and stock may have changed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await findVisitorsList(context, request);
  if (list === undefined) return data<QuickOrderAnswer>({ entry: EMPTY_ENTRY });
  return data<QuickOrderAnswer>({ entry: EMPTY_ENTRY, review: await reviewList(context, request, list) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const texts = new Map([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
  let uploaded: string;
  try {
    uploaded = await fileText(form.get('file'));
  } catch (error) {
    if (error instanceof UnreadableListError)
      return refuseQuickOrder(context, { entry: readEntry(texts), problem: error.message });
    throw error;
  }
  const entry = readEntry(texts, uploaded);
  if (texts.has('list')) return changeList(context, request, texts, { entry, fileText: uploaded });
  if (texts.get('intent') === 'moreRows') return data<QuickOrderAnswer>({ entry: addRows(entry) });
  return checkNewList(context, request, entry);
}

async function fileText(file: FormDataEntryValue | null): Promise<string> {
  if (file === null || typeof file === 'string' || file.size === 0) return '';
  return readListFile(new Uint8Array(await file.arrayBuffer()), file.type);
}

export default function QuickOrder() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { entry = EMPTY_ENTRY, problem, review } = answer ?? kept;
  const added = Number(useSearchParams()[0].get('added'));
  return (
    <main id="main" className="container page tinted">
      <h1>
        <Trans>Quick Order</Trans>
      </h1>
      {review === undefined ? (
        <>
          <p>
            <Trans>Use the SKU, manufacturer part number, EZ number, or OEM number.</Trans>
          </p>
          <OrderEntry entry={entry} problem={problem} key={JSON.stringify(entry)} />
        </>
      ) : (
        <>
          {added > 0 && <AddedLines count={added} />}
          <OrderReview {...review} problem={problem} hasAdded={added > 0} />
        </>
      )}
    </main>
  );
}
