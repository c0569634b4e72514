import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

import { parseHtmlText } from './html-text.rules';
import { recognizeFormat, suggestMapping } from './import-formats.rules';
import { createItemReader } from './import-items.rules';
import type { ImportItem } from './item-cells.rules';

/** The products of a file whose columns are taken as they are recognised. */
function itemsIn(text: string, sharedSkus?: ReadonlySet<string>): { format: string; items: ImportItem[] } {
  const [headings = [], ...records]: string[][] = parse(text, { relax_column_count: true });
  const format = recognizeFormat(headings);
  const mapping = suggestMapping(headings, format);
  const reader = createItemReader({
    format,
    mapping,
    today: '2026-11-24',
    ...(sharedSkus && { sharedSkus }),
  });
  const items = records.flatMap((cells, index) => reader.read({ line: index + 2, cells }));
  return { format, items: [...items, ...reader.end()] };
}

describe('a Shopify export', () => {
  const HEADINGS =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Cost per item,Status';

  it('gives a product for every variant, with what the first line says of all', () => {
    const { format, items } = itemsIn(
      [
        HEADINGS,
        'lever,Lever Set,"<p>Solid&nbsp;brass.</p><ul><li>One</li><li>Two &amp; three</li></ul>",Yale,Hardware > Locks,Door Locks,"a, b",true,Finish,Brass,Hand,Left,LS-1,5,80.00,100.00,https://cdn.example/1.jpg,1,,40.00,active',
        'lever,,,,,,,,,Chrome,,Right,LS-2,7,90.00,,,,https://cdn.example/chrome.jpg,,',
        'lever,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,',
        "pin,Pin,,,,,,false,Title,Default Title,,,'00123,0,5.00,5.00,,,,,draft",
      ].join('\n'),
    );
    expect(format).toBe('shopify');
    expect(items.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(items[0]?.texts).toMatchObject({
      sku: 'LS-1',
      name: 'Lever Set - Brass / Left',
      description: 'Solid brass.\n\n- One\n- Two & three',
      brand: 'Yale',
      category: 'Door Locks',
      type: 'Locks',
      price: '100.00',
      salePrice: '80.00',
      onSale: 'yes',
      costPrice: '40.00',
      stock: '5',
      active: 'yes',
    });
    const urls = (item?: ImportItem) => item?.pictures?.map(({ url }) => url);
    expect(urls(items[0])).toEqual(['https://cdn.example/1.jpg', 'https://cdn.example/3.jpg']);
    // Its own picture first, and no other variant's.
    expect(urls(items[1])).toEqual([
      'https://cdn.example/chrome.jpg',
      'https://cdn.example/1.jpg',
      'https://cdn.example/3.jpg',
    ]);
    expect(items[1]?.texts).toMatchObject({
      sku: 'LS-2',
      name: 'Lever Set - Chrome / Right',
      brand: 'Yale',
      category: 'Door Locks',
      price: '90.00',
      salePrice: '',
      onSale: 'no',
    });
    expect(items[2]?.texts).toMatchObject({ sku: '00123', name: 'Pin', onSale: 'no', active: 'no' });
  });

  it('is recognised by its newer headings, too', () => {
    const { format, items } = itemsIn(
      'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n' +
        'Lever,lever,<b>Bold</b>,Yale,,Padlocks,TRUE,Active,L-1,,10,,3,https://cdn.example/1.jpg',
    );
    expect(format).toBe('shopify');
    expect(items[0]?.texts).toMatchObject({
      sku: 'L-1',
      description: 'Bold',
      stock: '3',
      active: 'yes',
      price: '10',
    });
  });
});

describe('a Shopify export without SKUs', () => {
  const HEADINGS =
    'Handle,Title,Option1 Value,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  const skusIn = (lines: string[], shared?: ReadonlySet<string>) =>
    itemsIn([HEADINGS, ...lines].join('\n'), shared).items.map(({ texts }) => texts.sku);

  it('gets them from the handle and the options, the same each time', () => {
    const lines = [
      'schlage-b60n,Schlage B60N,Satin Chrome,,shopify,4,30',
      'schlage-b60n,,Antique Brass,½ in.,shopify,4,30',
      'pin-kit,Pin Kit,Default Title,,shopify,4,30',
    ];
    expect(skusIn(lines)).toEqual([
      'SCHLAGE-B60N-SATIN-CHROME',
      'SCHLAGE-B60N-ANTIQUE-BRASS-1-2-IN',
      'PIN-KIT',
    ]);
    expect(
      skusIn([...lines].reverse())
        .reverse()
        .slice(0, 2),
    ).toEqual(skusIn(lines).slice(0, 2));
  });

  it('shortens long ones, and tells those apart that would be the same', () => {
    const handle = 'a-very-long-handle-of-a-storeroom-function-mortise-lock';
    const [long = '', other = ''] = skusIn([
      `${handle},Lock,Left,,shopify,1,9`,
      `${handle},,Right,,shopify,1,9`,
    ]);
    expect(long).toMatch(/^A-VERY-LONG-HANDLE-OF-A-STOREROOM-FUNCTI-[0-9A-Z]{7}$/);
    expect(other).not.toBe(long);
    const [one = '', two = ''] = skusIn(
      ['lock-12,Lock,3,,shopify,1,9', 'lock-1,Lock,23,,shopify,1,9'],
      new Set(['lock123']),
    );
    expect(one).toMatch(/^LOCK-12-3-[0-9A-Z]{7}$/);
    expect(two).toMatch(/^LOCK-1-23-[0-9A-Z]{7}$/);
  });

  it('is in stock without a quantity where nothing is tracked', () => {
    const { items } = itemsIn([HEADINGS, 'a,A,,,,0,9', 'b,B,,,shopify,-2,9'].join('\n'));
    expect(items[0]).toMatchObject({ isStockUnknown: true });
    expect(items[0]?.texts.stock).toBeUndefined();
    expect(items[1]).toMatchObject({
      texts: { stock: '0' },
      notices: [{ message: 'The file’s quantity of -2 is imported as 0' }],
    });
  });
});

it('a WooCommerce export keeps hidden products back and says how much is in stock', () => {
  const { items } = itemsIn(
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Parent',
      '1,simple,,Shown,1,visible,1,,9,',
      '2,simple,S-2,Hidden,1,hidden,0,,9,',
      '3,variable,V,Parent,1,hidden,1,,,',
      '4,variation,V-1,Child,1,visible,backorder,parent,9,V',
    ].join('\n'),
  );
  expect(items.map(({ texts: { sku, active, stock } }) => [sku, active, stock])).toEqual([
    ['WC-1', 'yes', undefined],
    ['S-2', 'no', '0'],
    ['V-1', 'no', '0'],
  ]);
  expect(items.map(({ isStockUnknown }) => isStockUnknown)).toEqual([true, undefined, undefined]);
});

it('a Square export gives a product for every variation', () => {
  const { format, items } = itemsIn(
    [
      'Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Square Online Item Visibility,Price,Online Sale Price,Archived,Current Quantity Main St',
      '#lever,AB1,Lever,Left,,<p>Solid</p>,"Locks (#L1), Sale",visible,80,70,N,5',
      '#lever,AB2,Lever,Right,L-R,,"Locks (#L1)",hidden,80,,N,',
      '#pin,AB3,Pin,Regular,,,Pins,visible,5,,Y,9',
    ].join('\n'),
  );
  expect(format).toBe('square');
  expect(items.map(({ texts }) => texts)).toMatchObject([
    {
      sku: 'LEVER-LEFT',
      name: 'Lever - Left',
      category: 'Locks',
      stock: '5',
      salePrice: '70',
      onSale: 'yes',
      active: 'yes',
      description: 'Solid',
    },
    { sku: 'L-R', name: 'Lever - Right', active: 'no', onSale: 'no' },
    { sku: 'PIN', name: 'Pin', active: 'no' },
  ]);
  expect(items[1]).toMatchObject({ isStockUnknown: true });
});

describe('a WooCommerce export', () => {
  const HEADINGS =
    'ID,Type,SKU,Name,Published,Is featured?,Short description,Description,Date sale price ends,Stock,Low stock amount,Sale price,Regular price,Categories,Images,Parent,Brands';

  it('gives variations what their parents have, and simple products as they are', () => {
    const { format, items } = itemsIn(
      [
        HEADINGS,
        '10,simple,S-1,Padlock,1,1,Short,"<p>Long</p>\\n<p>text</p>",,12,3,8.50,10,"Hardware > Padlocks, Sale","https://x.example/1.jpg, https://x.example/2.jpg",,Abus',
        '11,variable,V-0,Cylinder,1,0,All keyed alike,,,,,,,Cylinders,https://x.example/c.jpg,,Yale',
        '12,variation,V-1,Cylinder - 30/30,1,0,,,,4,,,20,,,V-0,',
        '13,variation,V-2,Cylinder - 30/40,1,0,,,,5,,18,22,,,id:11,',
        '14,grouped,G-1,Set,1,0,,,,,,,,,,,',
        '15,variation,V-9,Lost,1,0,,,,5,,,22,,,NOWHERE,',
        '16,simple,S-2,Draft,-1,0,,,2026-01-31,5,,9,10,Padlocks,,,',
      ].join('\n'),
    );
    expect(format).toBe('woocommerce');
    expect(items.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8]);
    expect(items[0]?.texts).toMatchObject({
      category: 'Hardware > Padlocks',
      description: 'Long\n\ntext',
      price: '10',
      salePrice: '8.50',
      onSale: 'yes',
      active: 'yes',
      featured: '1',
      lowStock: '3',
      brand: 'Abus',
    });
    expect(items[1]?.texts).toMatchObject({
      sku: 'V-1',
      category: 'Cylinders',
      brand: 'Yale',
      description: 'All keyed alike',
      onSale: 'no',
    });
    expect(items[2]?.texts).toMatchObject({ category: 'Cylinders', salePrice: '18', onSale: 'yes' });
    expect(items[3]?.problem).toContain('grouped');
    expect(items[4]?.problem).toContain('NOWHERE');
    expect(items.map(({ pictures }) => pictures?.map(({ url }) => url)).slice(0, 2)).toEqual([
      ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
      ['https://x.example/c.jpg'],
    ]);
    // The sale was over before the day of the import.
    expect(items[5]?.texts).toMatchObject({ active: 'no', salePrice: '', onSale: 'no' });
  });
});

it('any other list is mapped by its headings, each field once', () => {
  const headings = ['Part Number', 'Title', 'Manufacturer', 'Qty', 'Price', 'List price', 'Colour'];
  expect(recognizeFormat(headings)).toBe('other');
  expect(suggestMapping(headings, 'other')).toEqual(['sku', 'name', 'brand', 'stock', 'price', '', '']);
});

it('a price list of a distributor is mapped, with its odd headings', () => {
  const headings = [
    'Mfr',
    'Mfr Part #',
    'Description',
    'Product Line',
    'List Price',
    'Dealer Net',
    'QOH',
    'UOM',
  ];
  expect(suggestMapping(headings, recognizeFormat(headings))).toEqual([
    'brand',
    'sku',
    'name',
    'category',
    'price',
    'costPrice',
    'stock',
    'unit',
  ]);
  expect(suggestMapping(['Item No.', 'Item Description', 'MSRP'], 'other')).toEqual(['sku', 'name', 'price']);
});

it('text of HTML has no markup, no script and its characters', () => {
  const html =
    '<style>p{}</style><p onclick="x()">5 &lt; 6 &#8364;&#x20AC;<br>next</p><script>alert(1)</script><!-- no -->';
  expect(parseHtmlText(html)).toBe('5 < 6 €€\nnext');
  expect(parseHtmlText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
});
