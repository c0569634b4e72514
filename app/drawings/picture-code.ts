import type { Options } from './options';

/**
 * The values of options that addresses say in two letters, so that a page of 50 pictures stays small. Codes count from
 * the first value on, and addresses of older versions still use them: add to the end of ADDED_VALUES only.
 */
const VALUES: Readonly<Record<string, string>> = {
  finish: '605 606 612 613 619 622 625 626 628 630 652 689 695',
  color: 'black red blue green yellow orange purple silver gold grey white beige',
  buttons:
    '2 3 4 5 6 lock-unlock-panic lock-unlock-trunk lock-unlock-hatch lock-unlock-trunk-panic lock-unlock-hatch-panic lock-unlock-start-panic lock-unlock-trunk-start-panic lock-unlock-hatch-start-panic lock-unlock-tailgate-start-panic 13',
  make: 'bmw mercedes toyota honda nissan ford gm hyundai kia mazda subaru volkswagen mitsubishi chrysler',
  keyway: 'core weiser kwikset schlage sargent yale corbin medeco master best none plain',
  lever: 'straight return curved square',
  function: 'entry storeroom classroom passage',
  grade: '2',
  blade:
    'edge laser hu64 hu66 hu92 hu100 hu100r hu101 hon66 ho01 ho03 ho05 toy40 toy43 toy44 toy48 tr47 nsn14 ni04 maz24 mz34 sip22 lxp90 kk10 kk12 hy15 hy18 cy24 y164 y170 h75 h92 h94 h128 dat17 dat17t b110 b111 b119 mit3 mit17 sc1 kw1',
  cut: 'edge laser',
  cell: 'cr1616 cr1620 cr1632 cr2016 cr2025 cr2032 cr2450',
  cylinder: 'single double thumbturn none',
  trim: 'tapered stepped flat lever knob',
  bolt: 'yes no',
  face: 'keypad touchscreen plain reader',
  plate: 'round square arched',
  radio: 'no',
  sensor: 'finger bond',
  credential: 'card',
  handle: 'knob turn',
  knob: 'tulip flat yes no',
  keypad: 'push touch',
  half: 'outside',
  grip: 'square',
  shape: 'oval square card shield',
  shell: 'flip smart fobik',
  head: 'insert plastic metal',
  style:
    'edge wedge carbon glass tablet handheld rim vertical mortise touchbar lever plate sensor mullion keypad card fob butt spring continuous floor overhead knocked welded dial key',
  chip: 'super 4d63 4d67 46',
  with: 'reader slot',
  body: 'laminated aluminium brass steel disc combination puck dial plastic',
  shackle: 'short long shrouded',
  metal: 'chrome brass nickel',
  cam: 'straight offset hook cloverleaf',
  pins: '4 6 7',
  tail: 'half lever',
  length: 'long',
  key: 'tubular',
  made: 'kit barrel sash bolt hidden wired seal module station',
  fixing: 'clamp',
  use: 'door prop',
  tumblers: 'pin',
  arm: 'regular parallel track holdopen',
  rods: 'concealed',
  rated: 'fire',
  lite: 'none narrow half louver',
  prep: 'mortise exit',
  lock: 'keypad dial key finger rods',
  size: 'small medium tall large 40 50 60 600 1200 1650',
  bolts: '2 3 4 6 7 8',
  profile: 'house padlock commercial',
  mount: 'wall',
  opening: 'keypad pair',
  power: 'battery',
  meeting: 'astragal mullion',
  mounting: 'round surface',
  hung: 'offset',
  hooks: '30 48 120',
  line: 'chain strap',
  operation: 'manual',
  cover: 'lid',
  ports: '4 16',
  for: 'cores',
  outputs: '8',
  timer: 'pneumatic',
  reader: 'finger',
  view: 'back blade edge face base keyway size close line',
  form: 'padlock prep box plate hinge frame bar cylinder euro whole ring disc round',
};

/** What came later: other options, and more values of those above. */
const ADDED_VALUES: readonly (readonly [name: string, values: string])[] = [
  ['shows', 'graph keys'],
  ['keyed', 'alike'],
  ['rose', 'stepped'],
  ['function', 'privacy'],
  ['pad', 'bars pairs round'],
  ['maker', 'bmw tri-flow autel xhorse'],
  ['series', 'black slim'],
];

const pairs = [...Object.entries(VALUES), ...ADDED_VALUES].flatMap(([name, values]) =>
  values.split(' ').map((value) => `${name}=${value}`),
);
const SECOND = 36;
const FIRST = 97;
const codes = new Map(
  pairs.map((pair, index) => [
    pair,
    String.fromCharCode(FIRST + Math.floor(index / SECOND)) + (index % SECOND).toString(SECOND),
  ]),
);
const decoded = new Map([...codes].map(([pair, code]) => [code, pair]));

/** The options of a picture's address: known ones as letters behind the version, the others as they are. */
export function encodeOptions(options: Options, version: string): Record<string, string> {
  const entries = Object.entries(options);
  const code = entries.map(([name, value]) => codes.get(`${name}=${value}`) ?? '').join('');
  const rest = entries.filter(([name, value]) => !codes.has(`${name}=${value}`));
  return { ...Object.fromEntries(rest), v: code === '' ? version : `${version}.${code}` };
}

/** The options that an address says, in letters or in full. Unknown letters say nothing. */
export function decodeOptions(address: Options): Options {
  const [, code = ''] = (address['v'] ?? '').split('.');
  const known = (code.match(/../g) ?? []).flatMap((letters) => decoded.get(letters)?.split('=') ?? []);
  const options: Record<string, string> = { ...address };
  for (let at = 0; at + 1 < known.length; at += 2) options[known[at] ?? ''] = known[at + 1] ?? '';
  return options;
}

/** A file name for a picture, the same in whatever order its options are. */
export function namePicture(kind: string, options: Options): string {
  const entries = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  const code = entries.map(([name, value]) => codes.get(`${name}=${value}`) ?? '').join('');
  const rest = entries.flatMap(([name, value]) => (codes.has(`${name}=${value}`) ? [] : name + value));
  return [kind, code, ...rest].filter((part) => part !== '').join('.');
}
