import { expect, it } from 'vitest';

import {
  renderMailHtml,
  renderMailText,
  createStoreLink,
  getTransferRecipient,
  fillInStoreFacts,
  type MailPart,
} from './mail-template.server';

const FACTS = {
  origin: 'https://store.example',
  zelleEmail: 'zelle@store.example',
  eTransferEmail: 'etransfer@store.example',
};

const parts: MailPart[] = [
  'Thank you, <b>Ada</b> & "co".\nSecond line.',
  {
    lines: [{ name: 'Lever <626>', sku: 'ND80-626', quantity: 2, cents: 9_998 }],
    totals: [
      ['Subtotal', 9_998],
      ['Total', 12_397],
    ],
  },
  { facts: [['Carrier', 'UPS']] },
  { link: { label: 'See your order', href: createStoreLink('/track-order/key') } },
];

it('is written twice, as text and as HTML, with the same facts', () => {
  const text = fillInStoreFacts(renderMailText(parts), FACTS);
  expect(text).toBe(
    [
      'Thank you, <b>Ada</b> & "co".\nSecond line.',
      '2 x Lever <626> (ND80-626)  $99.98\n\nSubtotal: $99.98\nTotal: $123.97',
      'Carrier: UPS',
      'See your order: https://store.example/track-order/key',
    ].join('\n\n'),
  );
  const html = fillInStoreFacts(renderMailHtml('Your order', parts), FACTS);
  for (const fact of ['$99.98', '$123.97', 'ND80-626', 'UPS', 'href="https://store.example/track-order/key"'])
    expect(html).toContain(fact);
});

it('takes nothing that people typed as HTML', () => {
  const html = renderMailHtml('A <script>alert(1)</script> subject', [
    ...parts,
    { facts: [['<img src=x>', '"><script>']] },
    { link: { label: '<i>', href: 'https://x.example/"onclick="' } },
  ]);
  expect(html).not.toMatch(/<(script|b|i|img|626)\b/);
  expect(html).toContain('Thank you, &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;.<br>Second line.');
  expect(html).toContain('href="https://x.example/&quot;onclick=&quot;"');
});

it('makes links of the store’s own addresses, and of nothing that people typed', () => {
  const html = renderMailHtml('Order', [
    `Your invoice: ${createStoreLink('/x/invoice')}`,
    'Thank you, http://evil.example.',
  ]);
  expect(fillInStoreFacts(html, FACTS)).toContain('<a href="https://store.example/x/invoice"');
  expect(html).not.toContain('href="http://evil.example');
});

it('says where the money of a transfer goes, as it is set where the mail is sent', () => {
  const text = renderMailText([
    `By Zelle to ${getTransferRecipient('zelle')}, else to ${getTransferRecipient('etransfer')}.`,
  ]);
  expect(fillInStoreFacts(text, FACTS)).toBe(
    'By Zelle to zelle@store.example, else to etransfer@store.example.',
  );
});
