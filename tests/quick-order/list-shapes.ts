import type { ReadProduct } from '../../app/domain/selling/quick-order/interpret-line.server';

/** One line of a known order, and how its list may name it. */
export interface OrderedLine {
  product: ReadProduct & { brand: string; parts: string[] };
  quantity: number;
}

/** Draws repeatable numbers: `draw(6)` is 0 to 5. */
export type Draw = (below: number) => number;

export interface Shape {
  name: string;
  /** The largest share of lines that may be asked about. It differs by a hundredth or two with the products drawn. */
  asksAtMost: number;
  write(lines: OrderedLine[], draw: Draw): string;
}

type LineWriter = (line: OrderedLine, index: number, draw: Draw) => string;

function eachLine(name: string, asksAtMost: number, write: LineWriter): Shape {
  return {
    name,
    asksAtMost,
    write: (lines, draw) => lines.map((line, index) => write(line, index, draw)).join('\n'),
  };
}

function table(name: string, asksAtMost: number, header: string, write: LineWriter): Shape {
  const rows = eachLine(name, asksAtMost, write);
  return { ...rows, write: (lines, draw) => `${header}\n${rows.write(lines, draw)}` };
}

const part = ({ product }: OrderedLine, draw: Draw) =>
  product.parts[draw(product.parts.length)] ?? product.sku;
const price = ({ product }: OrderedLine) => (product.unitPriceCents / 100).toFixed(2);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const plural = (unit: string, count: number) => (count === 1 ? unit : unit === 'box' ? 'boxes' : `${unit}s`);
const unitOf = ({ product, quantity }: OrderedLine) =>
  product.unit === 'each' ? 'ea' : plural(product.unit, quantity);
const wide = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** A price that another supplier may have quoted. */
const quote = (draw: Draw) => `${1 + draw(90)}.${draw(2) === 0 ? '50' : '00'}`;

/** Writes the quantity and another number in either order, so that to settle on one place is wrong half of the time. */
function competing(name: string, write: (numbers: [number, number], part: string) => string): Shape {
  return eachLine(name, 1, (line, _, draw) => {
    const numbers: [number, number] = [line.quantity, 1 + draw(400)];
    return write(draw(2) === 0 ? numbers : [numbers[1], numbers[0]], part(line, draw));
  });
}

/** Writes a table whose lines have the quantity in any column, or have no description. */
function shuffled(name: string, header: string, separator: string): Shape {
  return table(name, 1, header, (line, _, draw) => {
    const { quantity, product } = line;
    const count = [`${quantity}`, `qty ${quantity}`, `${quantity} ${unitOf(line)}`][draw(3)] ?? '';
    const others = [part(line, draw), product.name.replaceAll(separator, ' ')].slice(0, 1 + draw(2));
    const at = draw(others.length + 1);
    return [...others.slice(0, at), count, ...others.slice(at)].join(separator);
  });
}

/** Writes lines of text below the header of a table. */
function typedBelow(header: string): Shape {
  return table(`lines of text below '${header}'`, 0.06, header, (line, _, draw) => {
    const { quantity } = line;
    const name = part(line, draw);
    const lines = [`${name}, qty ${quantity}`, `${quantity} x ${name}`, `${name} x ${quantity}`];
    return [...lines, `${quantity} ${unitOf(line)}, ${name}`][draw(4)] ?? '';
  });
}

/** Lists whose quantities are plain to a person. */
const PLAIN: Shape[] = [
  eachLine('2 x PART', 0.05, (line, _, draw) => `${line.quantity} x ${part(line, draw)}`),
  eachLine('PART x 2', 0.05, (line, _, draw) => `${part(line, draw)} x ${line.quantity}`),
  eachLine('2x PART', 0.05, (line, _, draw) => `${line.quantity}x ${part(line, draw)}`),
  eachLine('PART, 2', 0.05, (line, _, draw) => `${part(line, draw)}, ${line.quantity}`),
  eachLine('PART tab 2', 0.05, (line, _, draw) => `${part(line, draw)}\t${line.quantity}`),
  eachLine('2;PART', 0.08, (line, _, draw) => `${line.quantity};${part(line, draw)}`),
  eachLine('PART - 2', 0.05, (line, _, draw) => `${part(line, draw)} - ${line.quantity}`),
  eachLine('PART (2)', 0.05, (line, _, draw) => `${part(line, draw)} (${line.quantity})`),
  eachLine('PART qty 2', 0.05, (line, _, draw) => `${part(line, draw)} qty ${line.quantity}`),
  eachLine('PART qty: 2 in lower case', 0.05, (line, _, draw) =>
    `${part(line, draw)} Qty: ${line.quantity}`.toLowerCase(),
  ),
  eachLine('2 unit PART', 0.05, (line, _, draw) => `${line.quantity} ${unitOf(line)} ${part(line, draw)}`),
  eachLine('2 unit of PART', 0.05, (line, _, draw) =>
    line.product.unit === 'each'
      ? `${line.quantity} pcs of ${part(line, draw)}`
      : `${line.quantity} ${unitOf(line)} of ${part(line, draw)}`,
  ),
  eachLine('PART 2 unit', 0.05, (line, _, draw) => `${part(line, draw)} ${line.quantity} ${unitOf(line)}`),
  eachLine(
    'PART, 2 @ 120.00',
    0.05,
    (line, _, draw) => `${part(line, draw)}, ${line.quantity} @ ${price(line)}`,
  ),
  eachLine(
    'PART, 2, $120.00',
    0.06,
    (line, _, draw) => `${part(line, draw)}, ${line.quantity}, $${price(line)}`,
  ),
  eachLine(
    'Brand PART 2',
    0.06,
    (line, _, draw) => `${line.product.brand} ${part(line, draw)} ${line.quantity}`,
  ),
  eachLine(
    '• PART, 2',
    0.06,
    (line, index, draw) => `${['•', '-', '*', '–'][index % 4]} ${part(line, draw)}, ${line.quantity}`,
  ),
  eachLine('> 2 x PART', 0.05, (line, _, draw) => `> ${line.quantity} x ${part(line, draw)}`),
  eachLine(
    'full-width digits and hard spaces',
    0.06,
    (line, _, draw) => `${part(line, draw)}\u00A0x\u00A0${wide(String(line.quantity))}`,
  ),
  eachLine('1. PART 2', 0.05, (line, index, draw) => `${index + 1}. ${part(line, draw)} ${line.quantity}`),
  eachLine(
    '1) PART x 2',
    0.06,
    (line, index, draw) => `${index + 1}) ${part(line, draw)} x ${line.quantity}`,
  ),
  // One or two lines ask: their numbers may count or be quantities.
  eachLine('line tab PART tab 2', 0.15, (line, index, draw) =>
    [index + 1, part(line, draw), line.quantity].join('\t'),
  ),
  eachLine('line tab PART tab 2 tab EA', 0.05, (line, index, draw) =>
    [index + 1, part(line, draw), line.quantity, unitOf(line).toUpperCase()].join('\t'),
  ),
  table('SKU,QTY', 0.06, 'SKU,QTY', (line, _, draw) => `${quoted(part(line, draw))},${line.quantity}`),
  table(
    'a long header in CSV',
    0.06,
    'Line,Mfr Part #,Description,Qty ordered,UOM,Unit price',
    (line, index, draw) =>
      [
        index + 1,
        quoted(part(line, draw)),
        quoted(line.product.name),
        line.quantity,
        unitOf(line).toUpperCase(),
        price(line),
      ].join(','),
  ),
  table('semicolons', 0.06, 'Qty;UOM;Part number;Description', (line, _, draw) =>
    [line.quantity, unitOf(line), part(line, draw), line.product.name.replaceAll(';', ',')].join(';'),
  ),
  table(
    'pipes',
    0.06,
    '| Part No. | Description | Qty |\n|---|---|---|',
    (line, _, draw) => `| ${part(line, draw)} | ${line.product.name} | ${line.quantity} |`,
  ),
  table(
    'aligned by spaces',
    0.06,
    'Qty   Part number            Description',
    (line, _, draw) =>
      `${String(line.quantity).padEnd(6)}${part(line, draw).padEnd(23)}  ${line.product.name}`,
  ),
  table('our part and theirs', 0.05, 'Our part\tMfr Part #\tQty', (line, index, draw) =>
    [`KW${7000 + index * 7}`, part(line, draw), line.quantity].join('\t'),
  ),
  table('ordered and on hand', 0.06, 'Part\tQty on hand\tQty ordered', (line, _, draw) =>
    [part(line, draw), draw(40), line.quantity].join('\t'),
  ),
  table('an item column that counts', 0.05, 'Item\tDescription\tVendor P/N\tQty', (line, index, draw) =>
    [index + 1, line.product.name, part(line, draw), line.quantity].join('\t'),
  ),
  table(
    'a header in two languages',
    0.06,
    'No / No\tPièce / Part\tQté / Qty\tUnité / Unit',
    (line, index, draw) => [index + 1, part(line, draw), line.quantity, unitOf(line)].join('\t'),
  ),
  table('2,00 in French', 0.06, 'Ligne;Numéro de pièce;Désignation;Quantité', (line, index, draw) =>
    [index + 1, part(line, draw), line.product.name.replaceAll(';', ','), `${line.quantity},00`].join(';'),
  ),
  table('2.00', 0.06, 'Item #\tQuantity\tUnit', (line, _, draw) =>
    [part(line, draw), line.quantity.toFixed(2), unitOf(line)].join('\t'),
  ),
  typedBelow('Qty, Part no, Description'),
  typedBelow('Part no, Qty'),
  typedBelow('Qty, Part no'),
  typedBelow('Line, Part no, Description, Qty'),
  eachLine(
    'PART, name, 2',
    0.12,
    (line, _, draw) => `${part(line, draw)}, ${line.product.name}, ${line.quantity}`,
  ),
  eachLine(
    '2 PART name',
    0.12,
    (line, _, draw) => `${line.quantity} ${part(line, draw)} ${line.product.name}`,
  ),
  {
    name: 'a message with greeting, total, and signature',
    asksAtMost: 0.06,
    write: (lines, draw) =>
      [
        'Hi Ann,',
        'please order:',
        '',
        ...lines.map((line) => `${part(line, draw)} x ${line.quantity}`),
        `Total: ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}`,
        '',
        'Thanks,',
        'Bob Miller',
        'Tel. 555-201-4400',
        'bob@lock.example',
      ].join('\n'),
  },
  {
    name: 'part and quantity on lines of their own',
    asksAtMost: 0.06,
    write: (lines, draw) => lines.map((line) => `${part(line, draw)}\nQty: ${line.quantity}`).join('\n'),
  },
  eachLine('PART 2 @ 4.50', 0.07, (line, _, draw) => `${part(line, draw)} ${line.quantity} @ ${quote(draw)}`),
  eachLine('PART 2 $4.50', 0.07, (line, _, draw) => `${part(line, draw)} ${line.quantity} $${quote(draw)}`),
  eachLine(
    'PART 2 at 4.50 ea',
    0.06,
    (line, _, draw) => `${part(line, draw)} ${line.quantity} at ${quote(draw)} ea`,
  ),
  eachLine(
    'PART x 2 à 4,50 $',
    0.06,
    (line, _, draw) => `${part(line, draw)} x ${line.quantity} à ${quote(draw).replace('.', ',')} $`,
  ),
  eachLine('2 PART @ 4', 0.07, (line, _, draw) => `${line.quantity} ${part(line, draw)} @ ${1 + draw(90)}`),
  eachLine(
    '2 x PART 4.50 9.00',
    0.06,
    (line, _, draw) => `${line.quantity} x ${part(line, draw)} ${quote(draw)} ${quote(draw)}`,
  ),
  eachLine('2 x PART 626', 0.07, (line, _, draw) => `${line.quantity} x ${part(line, draw)} 626`),
  eachLine(
    '2 x PART Job 1042',
    0.06,
    (line, _, draw) => `${line.quantity} x ${part(line, draw)} Job ${1000 + draw(900)}`,
  ),
  eachLine(
    '001 PART x 2',
    0.06,
    (line, index, draw) => `${String(index + 1).padStart(3, '0')} ${part(line, draw)} x ${line.quantity}`,
  ),
  eachLine('line tab PART tab x 2', 0.07, (line, index, draw) =>
    [index + 1, part(line, draw), `x ${line.quantity}`].join('\t'),
  ),
];

/** Lists that a person would have to ask about, at least sometimes. None may be read wrong. */
const UNCLEAR: Shape[] = [
  competing('2 x PART 12', ([first, second], name) => `${first} x ${name} ${second}`),
  competing('2 PART x 12', ([first, second], name) => `${first} ${name} x ${second}`),
  competing('PART 2 ea 12', ([first, second], name) => `${name} ${first} ea ${second}`),
  competing('qty 2 PART 12', ([first, second], name) => `qty ${first} ${name} ${second}`),
  competing('PART 2 x12', ([first, second], name) => `${name} ${first} x${second}`),
  competing('PART x 2 (12)', ([first, second], name) => `${name} x ${first} (${second})`),
  competing('2x PART, 12', ([first, second], name) => `${first}x ${name}, ${second}`),
  competing('2 x PART 12, 4.50', ([first, second], name) => `${first} x ${name} ${second}, 4.50`),
  eachLine(
    '2 PART Job 1042',
    1,
    (line, _, draw) => `${line.quantity} ${part(line, draw)} Job ${1000 + draw(900)}`,
  ),
  {
    name: '2 + 3 PART',
    asksAtMost: 1,
    write: (lines, draw) =>
      lines
        .map((line) =>
          line.quantity > 1 ? `${part(line, draw)} ${line.quantity - 1} + 1` : `${part(line, draw)} x 1`,
        )
        .join('\n'),
  },
  eachLine('line numbers and no quantities', 1, (line, index, draw) =>
    line.quantity === 1
      ? `${index + 1} ${part(line, draw)}`
      : `${index + 1} ${part(line, draw)} ${line.quantity}`,
  ),
  eachLine('PART, 2, bin', 1, (line, _, draw) => `${part(line, draw)}, ${line.quantity}, ${1 + draw(99)}`),
  eachLine('bin, PART, 2', 1, (line, _, draw) => `${1 + draw(99)}\t${part(line, draw)}\t${line.quantity}`),
  eachLine(
    'PART or its count of pieces',
    1,
    (line, _, draw) =>
      `${line.quantity * line.product.packSize} ${line.product.packSize > 1 ? 'pcs ' : ''}${part(line, draw)}`,
  ),
  eachLine('dozens', 1, (line, _, draw) =>
    line.product.unit === 'each' && line.quantity % 12 === 0
      ? `${line.quantity / 12} doz ${part(line, draw)}`
      : `${part(line, draw)} x ${line.quantity}`,
  ),
  {
    name: 'quantity on the line before the part',
    asksAtMost: 1,
    write: (lines, draw) => lines.map((line) => `${line.quantity}\n${part(line, draw)}`).join('\n'),
  },
  eachLine(
    'PART with a size, 2',
    1,
    (line, _, draw) =>
      `${line.quantity} ${part(line, draw)} ${['1-1/8"', '36 x 84', '2-3/8 in', '12 V', '26D', '10B', '1,200 lb'][draw(7)]}`,
  ),
  eachLine(
    'l0 PART, from a scan',
    1,
    (line, _, draw) =>
      `${String(line.quantity).replaceAll('1', 'l').replaceAll('0', 'O')} ${part(line, draw)}`,
  ),
  table('an order form with empty quantities', 1, 'Part\tDescription\tQty', (line, _, draw) =>
    line.quantity === 1
      ? `${part(line, draw)}\t${line.product.name}\t`
      : `${part(line, draw)}\t${line.product.name}\t${line.quantity}`,
  ),
];

const SHUFFLED: Shape[] = [
  shuffled('any order below quantity first', 'Qty, Part no, Description', ', '),
  shuffled('any order below quantity last', 'Part no,Description,Qty', ', '),
  shuffled('any order between tabs', 'Part no\tQty\tDescription', '\t'),
  shuffled('any order below two columns', 'Qty;Part no', ';'),
  shuffled('any order with a line column', 'Line;Part no;Description;Qty', ';'),
  shuffled('any order below a header without a quantity', 'Part no;Description', ';'),
];

export const SHAPES = [...PLAIN, ...UNCLEAR, ...SHUFFLED];
