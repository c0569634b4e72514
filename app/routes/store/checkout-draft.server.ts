import type { AppLoadContext } from '@remix-run/node';

import { type DraftPart, listDraftFields } from '../../domain/selling/checkout/checkout-progress.rules';
import { saveCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';

/** Saves a form's parts to the checkout draft. */
export async function saveTyped(
  { db }: AppLoadContext,
  cartId: string,
  form: FormData,
  parts: readonly DraftPart[],
): Promise<void> {
  const entered = listDraftFields(parts).map((name) => [name, getText(form, name)] as const);
  await saveCheckoutDraft(db, cartId, parts, Object.fromEntries(entered));
}

function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
