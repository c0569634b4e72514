/** What a rule reads of a product. */
export interface RelatedFacts {
  id: number;
  name: string;
  brand: string;
  specifications: readonly { name: string; value: string }[];
}

/** One thing that belongs to an item: where it is found, and what makes it the right one. */
export interface Companion {
  /** Its subcategories. */
  from: readonly string[];
  /** It covers a vehicle of the item. (It never covers only other vehicles.) */
  ofVehicle?: true;
  /** Its name or specifications say this. */
  says?: RegExp;
  /** Only for items that say this. */
  when?: RegExp;
  /** Not for items that say this. */
  unless?: RegExp;
  /** It shows a code of this specification of the item, e.g. HU101, CR2032, or Schlage C. */
  code?: string;
  /** It has the item's brand, transponder chip, or shell (form and number of buttons). */
  same?: 'brand' | 'chip' | 'shell';
  /** Its Fits or Use names the item, or the item's names it. */
  fits?: 'item' | 'it';
}

const PARTS = 'Chips, shells & parts';
const BLANKS = 'Key blanks';
const CORES = 'Interchangeable cores';
const KIK = 'Key-in-knob & lever cylinders';
const MORTISE = 'Mortise cylinders';
const RIM = 'Rim cylinders';
const STRIKES = 'Electric strikes';
const GUARDS = 'Latch guards & wrap plates';
const POWER = 'Power supplies and controllers';
const READERS = 'Readers, keypads and credentials';
const PICKS = 'Picks & decoders';
const PINNING = 'Pinning & rekeying';

/** Not a shell that comes with a blade. */
const BLADE = /\b(blades|key blank|mechanical key)\b/i;

const BATTERY: Companion = { from: [PARTS], code: 'Battery' };
const SHELL: Companion = { from: [PARTS], ofVehicle: true, same: 'shell' };
const PROGRAMMER: Companion = {
  from: ['Programmers & cables', 'Programmers & diagnostics'],
  ofVehicle: true,
};
const CORE: Companion = { from: [CORES], says: /\bSFIC\b/, when: /\bSFIC\b/ };
const BLANK: Companion = { from: [BLANKS], code: 'Keyway' };
const OVERRIDE_BLANK: Companion = { from: [BLANKS], code: 'Key override' };
const MORTISE_CYLINDER: Companion = { from: [MORTISE], when: /mortise, not included/i };
const REKEYING: readonly Companion[] = [
  { from: [PINNING], says: /universal pin kit/i },
  { from: [PINNING], says: /plug follower/i },
];
const POWER_SUPPLY: Companion = { from: [POWER], says: /power supply/i };
const JIG: Companion = { from: ['Shop supplies'], says: /installation jig/i };
const BATTERY_LOCK: readonly Companion[] = [
  OVERRIDE_BLANK,
  { from: ['Gateways and padlocks'], fits: 'item' },
  JIG,
];
const CYLINDRICAL_LOCK: readonly Companion[] = [
  CORE,
  { from: [KIK], code: 'Keyway' },
  BLANK,
  { from: [STRIKES], says: /cylindrical locks/i, unless: /passage/i },
  { from: [GUARDS], says: /cylindrical locks|161 prep/i },
];

/** What goes with the items of some subcategories. */
export interface RelatedRule {
  items: readonly string[];
  companions: readonly Companion[];
}

/** What belongs to an item, by its subcategory, in the order that a counter clerk asks for it. */
export const RELATED_RULES: readonly RelatedRule[] = [
  {
    items: ['Smart keys'],
    companions: [
      { from: [PARTS, BLANKS], ofVehicle: true, says: BLADE, code: 'Emergency blade' },
      BATTERY,
      SHELL,
      PROGRAMMER,
      { from: [PICKS], ofVehicle: true, code: 'Emergency blade' },
    ],
  },
  {
    items: ['Remote keys'],
    companions: [
      BATTERY,
      SHELL,
      { from: [PARTS, BLANKS], ofVehicle: true, says: BLADE, code: 'Blade' },
      PROGRAMMER,
      { from: [PICKS], ofVehicle: true, code: 'Blade' },
    ],
  },
  {
    items: ['Transponder keys'],
    companions: [
      { from: [PARTS], same: 'chip' },
      PROGRAMMER,
      { from: [BLANKS], ofVehicle: true, code: 'Key reference' },
    ],
  },
  {
    items: [PARTS],
    companions: [{ from: [PICKS, BLANKS], ofVehicle: true, code: 'Blade' }, PROGRAMMER],
  },
  {
    items: ['Programmers & cables', 'Programmers & diagnostics'],
    companions: [
      { from: ['Programmers & cables'], says: /cable/i, ofVehicle: true },
      { from: [PARTS], same: 'brand' },
      { from: ['Smart keys', 'Remote keys'], says: /universal/i, same: 'brand' },
    ],
  },
  {
    items: [PICKS],
    companions: [
      { from: [BLANKS, PARTS], says: BLADE, code: 'Lock type' },
      { from: [PINNING], says: /universal pin kit/i, when: /pin tumbler|5-pin/i },
    ],
  },
  {
    items: [BLANKS],
    companions: [
      { from: [PARTS], ofVehicle: true, says: /shell/i, code: 'Keyway' },
      { from: [PICKS], code: 'Keyway' },
      { from: [KIK], code: 'Keyway' },
    ],
  },

  {
    items: ['Grade 1 levers', 'Grade 2 levers', 'Lever locks', 'Knob locks'],
    companions: CYLINDRICAL_LOCK,
  },
  {
    items: ['Deadbolts'],
    companions: [{ from: [KIK], says: /deadbolts/i, code: 'Keyway' }, BLANK, JIG],
  },
  { items: ['Handlesets & interconnected locks'], companions: [{ from: [KIK], code: 'Keyway' }, BLANK] },
  {
    items: ['Mortise locks'],
    companions: [
      { from: [MORTISE], code: 'Keyway' },
      CORE,
      { from: [STRIKES], says: /mortise and cylindrical/i, unless: /deadbolt/i },
      { from: [GUARDS], says: /fits: mortise/i },
      BLANK,
    ],
  },
  { items: ['Keypad and pushbutton locks', 'Smart levers', 'Keypad deadbolts'], companions: BATTERY_LOCK },
  { items: ['Wi-Fi and Z-Wave deadbolts', 'Commercial electronic locks'], companions: BATTERY_LOCK },
  { items: ['Gateways and padlocks'], companions: [{ from: ['Commercial electronic locks'], fits: 'it' }] },

  {
    items: [CORES],
    companions: [
      { from: [PINNING], says: /\bSFIC\b/, when: /\bSFIC\b/ },
      { from: [MORTISE], says: /\bSFIC\b/, when: /\bSFIC\b/ },
      { from: ['Grade 1 levers', 'Mortise locks'], says: /\bSFIC\b/, when: /\bSFIC\b/ },
      { from: ['Rekeyable & IC padlocks'], says: /\bSFIC\b/, when: /\bSFIC\b/ },
      BLANK,
    ],
  },
  { items: [MORTISE, RIM, KIK], companions: [CORE, BLANK, ...REKEYING] },
  { items: [PINNING], companions: [CORE, { from: [PINNING], says: /follower|decoder|universal/i }] },
  {
    items: ['Rekeyable & IC padlocks'],
    companions: [
      CORE,
      { from: [BLANKS], code: 'Cylinder' },
      { from: ['Hasps & chains'], says: /hinged hasp|chain/i },
    ],
  },
  {
    items: ['Steel padlocks', 'Combination padlocks'],
    companions: [{ from: ['Hasps & chains'], says: /hinged hasp|chain/i }],
  },
  { items: ['Safety lockout padlocks'], companions: [{ from: ['Hasps & chains'], says: /lockout/i }] },
  {
    items: ['Hasps & chains'],
    companions: [
      { from: ['Safety lockout padlocks'], when: /lockout/i },
      { from: ['Steel padlocks'], unless: /lockout/i },
    ],
  },

  {
    items: ['Rim exit devices'],
    companions: [
      { from: ['Exit trim'], code: 'Outside trim' },
      { from: [RIM] },
      { from: [STRIKES], says: /rim exit devices/i },
      { from: ['Exit alarms & mullions'], says: /mullion/i, same: 'brand' },
      { from: [GUARDS], says: /exit device/i },
    ],
  },
  {
    items: ['Mortise exit devices', 'Vertical rod exit devices'],
    companions: [
      { from: ['Exit trim'], code: 'Outside trim' },
      { from: [GUARDS], says: /exit device/i, when: /Latching: Mortise/ },
    ],
  },
  {
    items: ['Exit trim'],
    companions: [
      { from: [RIM], when: /rim, not included/i },
      { from: ['Rim exit devices'], fits: 'it' },
    ],
  },
  { items: ['Exit alarms & mullions', 'Door alarms'], companions: [MORTISE_CYLINDER] },
  { items: ['Surface closers'], companions: [{ from: ['Closer arms & plates'], fits: 'item' }] },
  { items: ['Closer arms & plates'], companions: [{ from: ['Surface closers'], fits: 'it' }] },
  {
    items: ['Low energy operators'],
    companions: [{ from: ['Exit buttons and sensors'] }, { from: [STRIKES], says: /cylindrical/i }],
  },
  {
    items: ['Hollow metal doors'],
    companions: [
      { from: ['Door frames'], unless: /pair/i, says: /3070/ },
      { from: ['Hinges'], says: /ball bearing/i },
      { from: ['Surface closers'] },
      { from: ['Mortise locks'], when: /\b86 \(mortise\)/ },
      { from: ['Grade 1 levers'], when: /\b161 \(cylindrical\)/ },
    ],
  },
  {
    items: ['Door frames'],
    companions: [
      { from: ['Lite kits & anchors'], says: /anchors/i, when: /masonry/i },
      { from: ['Hollow metal doors'], when: /3070/ },
      { from: ['Door pairs'], when: /6070/ },
      { from: ['Hinges'], says: /ball bearing/i },
      { from: ['Thresholds & seals'], says: /smoke seal|threshold/i },
    ],
  },
  {
    items: ['Door pairs'],
    companions: [
      { from: ['Door frames'], says: /pair/i },
      { from: ['Stops & bolts'], says: /flush bolt/i, when: /flush bolts/i },
      { from: ['Exit alarms & mullions'], says: /removable mullion/i, when: /mullion/i },
      { from: ['Vertical rod exit devices'], says: /surface/i, when: /vertical rod/i },
      { from: ['Hinges'], says: /ball bearing/i },
    ],
  },

  {
    items: ['Magnetic locks'],
    companions: [POWER_SUPPLY, { from: ['Exit buttons and sensors'] }, { from: [READERS], says: /keypad/i }],
  },
  {
    items: [STRIKES],
    companions: [POWER_SUPPLY, { from: [READERS], says: /keypad|reader/i }],
  },
  {
    items: [READERS],
    companions: [
      { from: [READERS], says: /cards/i, when: /card reader/i },
      { from: [READERS], says: /card reader/i, when: /proximity card/i },
      { from: [POWER], unless: /proximity card/i },
      { from: [STRIKES], unless: /proximity card/i },
    ],
  },
  { items: ['Exit buttons and sensors'], companions: [{ from: ['Magnetic locks'] }, POWER_SUPPLY] },
  { items: [POWER], companions: [{ from: [STRIKES] }, { from: ['Magnetic locks'] }, { from: [READERS] }] },
  { items: ['IP cameras'], companions: [{ from: ['Recorders & network'] }] },
  { items: ['Recorders & network'], companions: [{ from: ['IP cameras'] }] },
  { items: ['Intrusion alarms'], companions: [{ from: ['Intrusion alarms'], same: 'brand' }] },
  { items: ['Video intercoms'], companions: [{ from: [STRIKES] }, POWER_SUPPLY] },
  {
    items: ['Cam locks'],
    companions: [{ from: ['Key machines'], says: /tubular key machine/i, when: /tubular/i }],
  },
  { items: ['Key cabinets'], companions: [{ from: ['Key rings & tags'] }] },
  { items: ['Key rings & tags'], companions: [{ from: ['Key cabinets'] }] },
  { items: ['Key reels'], companions: [{ from: ['Key rings & tags'], says: /split key ring/i }] },
];

/** Lists what some rules have for an item of a subcategory; nothing if no rule says. */
export function listCompanions(rules: readonly RelatedRule[], type: string): readonly Companion[] {
  return rules.find(({ items }) => items.includes(type))?.companions ?? [];
}

/** Returns whether a product is what a rule wants for an item, apart from its vehicle. */
export function isCompanion(companion: Companion, item: RelatedFacts, product: RelatedFacts): boolean {
  const itemText = joinFacts(item);
  const text = joinFacts(product);
  const { says, when, unless, code, same, fits } = companion;
  if (product.id === item.id) return false;
  if (says?.test(text) === false || when?.test(itemText) === false || unless?.test(itemText) === true)
    return false;
  if (code !== undefined && !listCodes(readFact(item, code)).some((word) => hasWord(text, word)))
    return false;
  if (same === 'brand' && product.brand !== item.brand) return false;
  if (same === 'chip' && !hasSameFact('Transponder chip', item, product)) return false;
  if (same === 'shell' && !isShellOf(item, product) && !isShellOf(product, item)) return false;
  if (fits === 'item' && !namesItem(product, item)) return false;
  return fits !== 'it' || namesItem(item, product);
}

function joinFacts({ name, specifications }: RelatedFacts): string {
  return [name, ...specifications.map((fact) => `${fact.name}: ${fact.value}`)].join('\n');
}

function readFact({ specifications }: RelatedFacts, name: string): string {
  return specifications.find((fact) => fact.name === name)?.value ?? '';
}

function hasSameFact(name: string, item: RelatedFacts, product: RelatedFacts): boolean {
  return readFact(item, name) !== '' && readFact(item, name) === readFact(product, name);
}

/** Lists the codes in a specification: 'Schlage C (SC1), 6-pin' has 'Schlage C' and 'SC1', 'Laser cut' none. */
export function listCodes(value: string): string[] {
  return value.split(/[,()]/).flatMap((part) => {
    const code = /(?:^|\s)((?:[A-Z][A-Za-z]* )*(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]+)(?=\s|$)/.exec(part.trim())?.[1];
    return code === undefined || code.length < 2 ? [] : [code];
  });
}

function hasWord(text: string, word: string): boolean {
  return padWords(text).includes(padWords(word));
}

function padWords(text: string): string {
  return ` ${text.replace(/\W+/g, ' ').trim()} `;
}

const FORMS = /flip|smart|intelligent|remote head|fobik/i;

/** A shell of the item's form, e.g. flip key, with as many buttons. */
function isShellOf(item: RelatedFacts, product: RelatedFacts): boolean {
  if (!/\bshell\b/i.test(product.name)) return false;
  const form = FORMS.exec(`${item.name} ${readFact(item, 'Key type')}`)?.[0] ?? '';
  const buttons = Number.parseInt(readFact(item, 'Buttons'), 10);
  return form !== '' && hasForm(product.name, form) && product.name.includes(`${buttons}-Button`);
}

function hasForm(name: string, form: string): boolean {
  return name.toLowerCase().includes(form.toLowerCase().replace('intelligent', 'smart'));
}

/** Returns whether a product's Fits or Use names the other: 'Schlage NDEB and LEB locks' a 'Schlage NDEB Lock'. */
function namesItem(product: RelatedFacts, item: RelatedFacts): boolean {
  const named = `${readFact(product, 'Fits')}, ${readFact(product, 'Use')}`;
  return named
    .split(/, | and /)
    .map((part) => part.replace(/ (series|rim|locks)$/, '').trim())
    .some((part) => part.includes(' ') && hasWord(item.name, part));
}
