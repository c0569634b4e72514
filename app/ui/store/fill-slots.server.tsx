import { renderToString } from 'react-dom/server';

import { perLanguage } from '../../i18n/language';
import { getPathLanguage } from '../../i18n/language-path';
import { inLanguage } from '../../i18n/language.server';
import { ANONYMOUS, type Visitor } from '../../domain/base/sessions/visitor';
import { AccountName } from './account-name';
import { CartCount } from './cart-count';
import { visitorElement } from './visitor';

const END_OF_HEAD = '</head>';

/** The HTML of each slot, with a visitor's data. */
function renderSlots({ cartCount, accountName }: Visitor): Buffer[] {
  const slots = [
    <CartCount key="cart" count={cartCount} />,
    <AccountName key="account" name={accountName} />,
  ];
  return slots.map((slot) => Buffer.from(renderToString(slot)));
}

const emptySlots = perLanguage(() => renderSlots(ANONYMOUS));

/** Fills the slots of a cached page (UTF-8) with a visitor's data, in the language of its path. */
export function fillSlots(page: Buffer, visitor: Visitor, path: string): Buffer {
  return inLanguage(getPathLanguage(path), () => fillIn(page, visitor));
}

function fillIn(page: Buffer, visitor: Visitor): Buffer {
  const empty = emptySlots();
  const head = page.indexOf(END_OF_HEAD);
  const body = renderSlots(visitor).reduce(
    (filled, slot, index) => replaceAll(filled, empty[index] ?? slot, slot),
    page.subarray(head),
  );
  return Buffer.concat([page.subarray(0, head), Buffer.from(visitorElement(visitor)), body]);
}

function replaceAll(page: Buffer, empty: Buffer, filled: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(empty); at !== -1; at = page.indexOf(empty, from)) {
    parts.push(page.subarray(from, at), filled);
    from = at + empty.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}
