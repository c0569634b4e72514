import { expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
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
    lines: [
      { name: 'Lever <626>', productNumber: 'ND80PD RHO 626', sku: 'ND80-626', quantity: 2, cents: 9_998 },
    ],
    totals: [
      ['Subtotal', 9_998],
      ['Total', 12_397],
    ],
  },
  { facts: [['Carrier', 'UPS']] },
  { link: { label: 'View order', href: createStoreLink('/track-order/key') } },
];

it('is written twice, as text and as HTML, with the same facts', () => {
  const text = fillInStoreFacts(renderMailText(parts), FACTS);
  expect(text).toBe(
    [
      'Thank you, <b>Ada</b> & "co".\nSecond line.',
      '2 x Lever <626> (ND80PD RHO 626, SKU ND80-626)  $99.98\n\nSubtotal: $99.98\nTotal: $123.97',
      'Carrier: UPS',
      'View order: https://store.example/track-order/key',
    ].join('\n\n'),
  );
  const html = fillInStoreFacts(renderMailHtml('Your order', parts), FACTS);
  for (const fact of [
    '$99.98',
    '$123.97',
    'ND80PD RHO 626, SKU ND80-626',
    'UPS',
    'href="https://store.example/track-order/key"',
  ])
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

it('makes nothing that people typed a link or a fact of the store', () => {
  const typed = 'Ada {{store}}@evil.example/x {{zelle}} https://evil.example/y \u0000\u0007';
  const mail: MailPart[] = [
    typed,
    { facts: [['PO number', typed]] },
    { lines: [{ name: typed, productNumber: '', sku: 'A', quantity: 1 }] },
  ];
  for (const rendered of [renderMailText(mail), renderMailHtml('Your order', mail)]) {
    const sent = fillInStoreFacts(rendered, FACTS);
    expect(sent).not.toMatch(/:\/\/evil|store\.example|\p{Cc}(?<!\n)/u);
    expect(sent.match(/evil\.example\/x/g)).toHaveLength(3);
  }
});

it('leaves the links that staff write', () => {
  const mail: MailPart[] = [{ written: 'See https://maker.example/sheet.pdf, or {{store}}.' }];
  expect(fillInStoreFacts(renderMailText(mail), FACTS)).toBe(
    'See https://maker.example/sheet.pdf, or { {store}}.',
  );
});

it('says where the money of a transfer goes, as it is set where the mail is sent', () => {
  const text = renderMailText([
    {
      facts: [
        ['By Zelle', getTransferRecipient('zelle')],
        ['By e-Transfer', getTransferRecipient('etransfer')],
      ],
    },
  ]);
  expect(fillInStoreFacts(text, FACTS)).toBe(
    'By Zelle: zelle@store.example\nBy e-Transfer: etransfer@store.example',
  );
});

it('is in the language in which it is written, with links to its pages', () => {
  const mail = () =>
    renderMailHtml('Lien', [{ link: { label: 'Lien', href: createStoreLink('/sign-in/key') } }]);
  expect(mail()).toMatch(/lang="en".*{{store}}\/sign-in\/key/s);
  expect(inLanguage('fr-CA', mail)).toMatch(/lang="fr-CA".*{{store}}\/fr\/sign-in\/key/s);
});
