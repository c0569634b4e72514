import { readLengths } from './picture-size.rules';

/** What a product says about its form. */
export interface PicturedProduct {
  name: string;
  brand: string;
  type: string;
  vehicleMake: string;
  specifications: readonly { name: string; value: string }[];
}

/** The forms of one option by words in the product's texts; the first that matches counts. */
type Forms = readonly (readonly [RegExp, string])[];

type OptionRule = (product: PicturedProduct) => string | undefined;

/** Reads an option from some specifications, or from the name where the product has none of them. */
function readForm(forms: Forms, ...specifications: string[]): OptionRule {
  return (product) => {
    const texts = [...findValues(product, specifications), product.name];
    for (const text of texts) for (const [pattern, form] of forms) if (pattern.test(text)) return form;
    return undefined;
  };
}

/** Reads an option from the texts alone that tell how a product looks: name, brand, and make. */
function readName(forms: Forms): OptionRule {
  return ({ name, brand, vehicleMake }) =>
    [vehicleMake, name, brand].flatMap((text) => forms.filter(([pattern]) => pattern.test(text)))[0]?.[1];
}

function findValues({ specifications }: PicturedProduct, names: string[]): string[] {
  return names.flatMap((name) => specifications.find((one) => one.name === name)?.value ?? []);
}

/** Key sections: their slot in the plug and the bow of their key. SmartKey plugs have a second slot for the rekey tool. */
const KEYWAYS: Forms = [
  [/less core|SFIC (7-pin )?housing|by core|for SFIC/i, 'core'],
  [/WR5/, 'weiser'],
  [/KW1|SmartKey/, 'kwikset'],
  [/Schlage|SC1/, 'schlage'],
  [/Sargent|\bLA\b/, 'sargent'],
  [/Yale|\bGA\b|5-pin|6-pin$/, 'yale'],
  [/Corbin|\bL4\b/, 'corbin'],
  [/Medeco/, 'medeco'],
  [/\bW1\b|\bM1\b|Master/, 'master'],
  [/BEST|^A$/, 'best'],
  [/^None/, 'none'],
];
const keyway = readForm(KEYWAYS, 'Keyway', 'Key override', 'Cylinder');

const LEVERS: Forms = [
  [/Rhodes|Dane|L lever|\bLL\b|Quantum/, 'return'],
  [/Newport|06|Latitude/, 'square'],
  [/contour|Jupiter|Accent/, 'curved'],
  [/Augusta/, 'straight'],
];
const lever = readForm(LEVERS, 'Lever', 'Trim');

const FUNCTIONS: Forms = [
  [/storeroom/i, 'storeroom'],
  [/classroom/i, 'classroom'],
  [/passage/i, 'passage'],
  [/privacy/i, 'privacy'],
  [/entr|office|entry/i, 'entry'],
];

const MAKES: Forms = [
  [/BMW/, 'bmw'],
  [/Mercedes/, 'mercedes'],
  [/Toyota|Lexus/, 'toyota'],
  [/Honda|Acura/, 'honda'],
  [/Nissan|Infiniti/, 'nissan'],
  [/Ford|Lincoln/, 'ford'],
  [/GM|Chevrolet|GMC|Buick|Cadillac/, 'gm'],
  [/Hyundai/, 'hyundai'],
  [/Kia/, 'kia'],
  [/Mazda/, 'mazda'],
  [/Subaru/, 'subaru'],
  [/Volkswagen|Audi/, 'volkswagen'],
  [/Mitsubishi/, 'mitsubishi'],
  [/Chrysler|Dodge|Jeep|Ram\b/, 'chrysler'],
];
const make = readName(MAKES);

const BUTTONS: Readonly<Record<string, string>> = {
  lock: 'lock',
  unlock: 'unlock',
  trunk: 'trunk',
  hatch: 'hatch',
  tailgate: 'tailgate',
  glass: 'glass',
  'left door': 'left',
  'right door': 'right',
  'remote start': 'start',
  suspension: 'suspension',
  panic: 'panic',
};

/** '4: lock, unlock, trunk, panic' as a picture's address names them. */
const buttons: OptionRule = (product) => {
  const [, list] = /^\d+: (.+)$/.exec(findValues(product, ['Buttons'])[0] ?? '') ?? [];
  const names = list?.split(', ').map((name) => BUTTONS[name]);
  return names?.every((name) => name !== undefined) ? names.join('-') : undefined;
};

/** Key references that have a blade of their own in the drawings. */
const REFERENCES =
  /HU(?:64|66|92|100R?|101)|HON66|HO0[135]|TOY(?:40|43|44|48)|TR47|NSN14|NI04|MAZ24|MZ34|SIP22|LXP90|KK1[02]|HY1[58]|CY24|Y1(?:64|70)|H(?:75|92|94|128)|DAT17T?|B11[019]|MIT(?:3|17)|SC1|KW1/;
const readReference =
  (...names: string[]): OptionRule =>
  (product) =>
    [...findValues(product, names), product.name]
      .flatMap((text) => REFERENCES.exec(text) ?? [])[0]
      ?.toLowerCase();
const blade = readReference('Blade', 'Emergency blade', 'Key reference', 'Keyway', 'Lock type');
/** How a blade of no known reference is cut. */
const cut: OptionRule = (product) => (blade(product) === undefined ? cutOf(product) : undefined);
const cutOf = readForm(
  [
    [/laser|side-milled|sidewinder/i, 'laser'],
    [/edge/i, 'edge'],
  ],
  'Blade',
  'Emergency blade',
  'Cut type',
);
/** The cell behind the cover. */
const cell: OptionRule = (product) =>
  /CR\d{4}/.exec(findValues(product, ['Battery', 'Fits'])[0] ?? '')?.[0].toLowerCase();

/** A length in tenths of a millimeter. */
const measure =
  (name: string, at = 0): OptionRule =>
  (product) => {
    const length = readLengths(findValues(product, [name])[0] ?? '')[at];
    return length === undefined ? undefined : String(Math.round(length * 10));
  };

/** What only some views of a drawing show; they need all of it. */
const VIEW_OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionRule>>>> = {
  back: { cell },
  blade: { blade, cut },
};

/** What each kind of drawing shows of a product. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionRule>>>> = {
  'remote-battery': { cell },
  deadbolt: {
    cylinder: readForm(
      [
        [/double/i, 'double'],
        [/thumbturn|one-sided/i, 'thumbturn'],
        [/single/i, 'single'],
      ],
      'Function',
    ),
    keyway,
    trim: readName([
      [/Kwikset/, 'stepped'],
      [/Weiser/, 'flat'],
    ]),
    keyed: readForm([[/keyed alike/i, 'alike']], 'Keying'),
  },
  'smart-key': {
    buttons,
    make,
    maker: readName([[/BMW Genuine/, 'bmw']]),
    series: readName([
      [/Honda Accord.*4-Button/, 'black'],
      [/Honda Civic.*2022 Style/, 'slim'],
    ]),
  },
  'remote-head-key': { buttons, make, blade, cut },
  'flip-key': { buttons, make, blade, cut },
  fobik: { buttons },
  'remote-fob': { buttons, make },
  'transponder-key': { make, blade, cut },
  'key-shell': {
    make,
    shell: readForm(
      [
        [/flip/i, 'flip'],
        [/smart/i, 'smart'],
        [/fobik/i, 'fobik'],
      ],
      'Part type',
    ),
    blade,
  },
  'key-blade': {
    blade,
    cut,
    head: readName([
      [/insert/i, 'insert'],
      [/-P /, 'plastic'],
      [/mechanical key/i, 'metal'],
    ]),
  },
  'transponder-chip': {
    chip: readName([
      [/super chip/i, 'super'],
      [/4D-63/, '4d63'],
      [/4D-67/, '4d67'],
      [/ID46/, '46'],
    ]),
  },
  'key-blank': {
    keyway,
    pins: readForm(
      [
        [/^4/, '4'],
        [/^6/, '6'],
      ],
      'Pins',
    ),
    metal: readForm([[/nickel/i, 'nickel']], 'Finish'),
  },
  'lishi-pick': { blade },
  'lever-lock': {
    lever,
    function: readForm(FUNCTIONS, 'Function'),
    keyway,
    grade: readForm([[/Grade 2/, '2']], 'Grade'),
    rose: readName([[/Sargent|Falcon|BEST/, 'stepped']]),
  },
  'knob-lock': {
    knob: readName([
      [/Tylo/, 'tulip'],
      [/Troy/, 'flat'],
    ]),
    keyway,
  },
  'mortise-lock': {
    bolt: readForm(
      [
        [/deadbolt/i, 'yes'],
        [/./, 'no'],
      ],
      'Function',
    ),
    keyway,
    lever,
  },
  'interconnected-lock': { lever, keyway },
  'keypad-lever': { lever: readName([[/Schlage/, 'return']]), keyway },
  'pushbutton-lock': {
    buttons: readForm([[/13-button|8,191|Codelocks/, '13']], 'Codes'),
    handle: readForm(
      [
        [/Deadbolt/i, 'turn'],
        [/Knob/, 'knob'],
      ],
      'Function',
    ),
  },
  'mortise-cylinder': {
    keyway,
    cam: readForm(
      [
        [/Schlage|clover/i, 'cloverleaf'],
        [/straight/i, 'straight'],
        [/Adams Rite/i, 'hook'],
      ],
      'Cam',
    ),
    length: readForm([[/^1-1\/4|^1-[3-7]/, 'long']], 'Length'),
  },
  'rim-cylinder': { keyway },
  'kik-cylinder': {
    keyway,
    pins: readForm(
      [
        [/^6/, '6'],
        [/^7/, '7'],
      ],
      'Pins',
    ),
    tail: readForm(
      [
        [/half round/i, 'half'],
        [/lock function/i, 'lever'],
      ],
      'Tailpiece',
    ),
  },
  'smart-deadbolt': {
    face: readForm(
      [
        [/touchscreen/i, 'touchscreen'],
        [/keypad/i, 'keypad'],
        [/fingerprint/i, 'plain'],
      ],
      'Entry',
    ),
    sensor: readForm([[/fingerprint/i, 'finger']], 'Entry'),
    plate: readName([
      [/Century|Halo|Home Connect|Lock 2/, 'square'],
      [/Camelot/, 'arched'],
    ]),
    pad: readName([
      [/SmartCode/, 'bars'],
      [/Home Connect/, 'pairs'],
      [/BE365/, 'round'],
    ]),
    radio: readForm([[/^None/, 'no']], 'Radio'),
    keyway: readForm([[/^No\b/, 'none'], ...KEYWAYS], 'Key override'),
  },
  'smart-lever': {
    face: readForm(
      [
        [/touchscreen/i, 'touchscreen'],
        [/keypad|PIN/, 'keypad'],
        [/card/i, 'reader'],
      ],
      'Entry',
    ),
    credential: readForm([[/card/i, 'card']], 'Entry'),
    radio: readForm([[/^None/, 'no']], 'Radio'),
    lever: readName([
      [/Latitude/, 'square'],
      [/Plymouth/, 'curved'],
      [/Yale/, 'straight'],
    ]),
    keyway,
  },
  'exit-device': {
    rods: readForm([[/concealed/i, 'concealed']], 'Latching'),
    rated: readForm([[/^UL/, 'fire']], 'Fire rating'),
  },
  'exit-trim': {
    cylinder: readForm([[/^None/, 'none']], 'Cylinder'),
    lever: readName([
      [/06 Lever/, 'square'],
      [/Quantum/, 'straight'],
    ]),
  },
  'exit-alarm': { bolt: readForm([[/does not latch/i, 'no']], 'Fire rating') },
  'electric-strike': {
    mounting: readForm(
      [
        [/surface/i, 'surface'],
        [/flat/i, 'round'],
      ],
      'Faceplate',
    ),
  },
  maglock: {
    size: readForm(
      [
        [/1,[5-9]\d\d/, '1650'],
        [/1,[0-4]\d\d/, '1200'],
        [/600/, '600'],
      ],
      'Holding force',
    ),
    sensor: readForm([[/bond/i, 'bond']], 'Sensor output'),
  },
  'power-supply': { outputs: readForm([[/^8/, '8']], 'Outputs') },
  'rex-button': { timer: readForm([[/pneumatic/i, 'pneumatic']], 'Timing') },
  'cam-lock': { key: readForm([[/tubular/i, 'tubular']], 'Tumbler type') },
  'drawer-lock': {
    use: readForm([[/^door$/i, 'door']], 'Use'),
    tumblers: readForm([[/^pin/i, 'pin']], 'Tumbler type'),
  },
  'showcase-lock': { fixing: readForm([[/clamp/i, 'clamp']], 'Fixing') },
  'mailbox-lock': {
    made: readForm(
      [
        [/supplied/i, 'kit'],
        [/offset/i, 'barrel'],
      ],
      'Cam',
    ),
  },
  'push-lock': {
    made: readForm(
      [
        [/sash|casement/i, 'sash'],
        [/sliding patio/i, 'bolt'],
      ],
      'Use',
    ),
  },
  'electronic-cabinet-lock': {
    made: readForm(
      [
        [/hidden/i, 'hidden'],
        [/wired latch/i, 'wired'],
      ],
      'Operation',
    ),
  },
  'latch-guard': { length: readForm([[/^1\d"/, 'long']], 'Size') },
  weatherstrip: { made: readForm([[/rabbet|head and jambs/i, 'seal']], 'Location') },
  'hollow-metal-door': {
    prep: readForm(
      [
        [/mortise/i, 'mortise'],
        [/no lock bore/i, 'exit'],
      ],
      'Preparation',
    ),
  },
  'door-frame': { opening: readForm([[/pair/i, 'pair']], 'Size') },
  'door-pair': {
    meeting: readForm(
      [
        [/^(?!no ).*astragal/i, 'astragal'],
        [/mullion/i, 'mullion'],
      ],
      'Meeting stile',
    ),
    lock: readForm([[/vertical rod/i, 'rods']], 'Preparation'),
  },
  'lite-kit': { w: measure('Size', 0), h: measure('Size', 1) },
  safe: {
    lock: readForm([[/fingerprint/i, 'finger']], 'Lock'),
    w: measure('Exterior (H x W x D)', 1),
    h: measure('Exterior (H x W x D)', 0),
    bolts: readForm(
      [
        [/^3/, '3'],
        [/^4/, '4'],
        [/^6/, '6'],
        [/^2/, '2'],
      ],
      'Bolts',
    ),
  },
  'gun-safe': {
    w: measure('Exterior (H x W x D)', 1),
    h: measure('Exterior (H x W x D)', 0),
    bolts: readForm(
      [
        [/^7/, '7'],
        [/^8/, '8'],
      ],
      'Bolts',
    ),
  },
  'safe-lock': { reader: readName([[/fingerprint/i, 'finger']]) },
  'laser-cutter': { operation: readForm([[/manual/i, 'manual']], 'Operation') },
  lubricant: { maker: readName([[/Tri-Flow/, 'tri-flow']]) },
  programmer: {
    maker: readName([
      [/Autel/, 'autel'],
      [/Xhorse/, 'xhorse'],
    ]),
    with: readForm(
      [
        [/XP\d{3}/, 'reader'],
        [/infrared|MCU/i, 'slot'],
      ],
      'In the box',
      'Chip and remote work',
    ),
    made: readForm([[/G-Box/, 'kit']], 'In the box'),
    shows: readForm(
      [
        [/diagnostics only/i, 'graph'],
        [/infrared/i, 'keys'],
      ],
      'Function',
      'Chip and remote work',
    ),
    face: readForm([[/touchscreen/i, 'touchscreen']], 'Screen', 'Display'),
    color: readName([
      [/MaxiCheck/, 'blue'],
      [/MaxiIM/, 'red'],
      [/Key Tool Plus/, 'grey'],
      [/Mini Key Tool/, 'orange'],
    ]),
  },
  'pinning-kit': { for: readName([[/SFIC/, 'cores']]) },
  'key-cabinet': {
    hooks: readForm(
      [
        [/^1\d\d$/, '120'],
        [/^[45]\d$/, '48'],
        [/^[23]\d$/, '30'],
      ],
      'Key capacity',
    ),
    lock: readForm([[/keypad/i, 'keypad']], 'Lock'),
  },
  'key-reel': {
    line: readForm(
      [
        [/chain/i, 'chain'],
        [/nylon/i, 'strap'],
      ],
      'Line',
    ),
  },
  'key-tag': { form: readForm([[/round/i, 'round']], 'Size') },
  lockbox: {
    mount: readForm([[/^wall/i, 'wall']], 'Mounting'),
    opening: readForm([[/keypad/i, 'keypad']], 'Opening'),
    cover: readForm([[/plastic cover/i, 'lid']], 'Body'),
  },
  nvr: {
    ports: readForm(
      [
        [/^16/, '16'],
        [/^4/, '4'],
      ],
      'Ports',
    ),
  },
  'video-intercom': {
    made: readForm(
      [
        [/modular/i, 'module'],
        [/one station/i, 'station'],
      ],
      'Kit',
    ),
  },
  'door-alarm': { use: readForm([[/prop/i, 'prop']], 'Device') },
  'auto-operator': { power: readForm([[/battery/i, 'battery']], 'Power') },
  'floor-closer': { hung: readForm([[/offset/i, 'offset']], 'Swing') },
  'drop-plate': { arm: readForm([[/regular/i, 'regular']], 'Application') },
  'sfic-core': { keyway },
  'lfic-core': { keyway },
  padlock: {
    body: readForm(
      [
        [/hidden|concealed/i, 'puck'],
        [/Diskus|disc padlock/i, 'disc'],
        [/number dial/i, 'dial'],
        [/thermoplastic|Zenex/i, 'plastic'],
      ],
      'Combination',
    ),
    metal: readForm(
      [
        [/satin chrome|zinc|steel/i, 'chrome'],
        [/brass/i, 'brass'],
      ],
      'Body material',
    ),
    keyway: readForm(
      [
        [/SFIC|IC core/i, 'core'],
        [/Schlage|SC1/, 'schlage'],
        [/W1/, 'master'],
        [/6-pin/, 'yale'],
        [/control key/i, 'plain'],
      ],
      'Cylinder',
      'Keying',
    ),
    w: measure('Body width'),
    h: measure('Shackle clearance'),
    d: measure('Shackle diameter'),
  },
  handleset: {
    keyway,
    half: readName([[/Exterior Half/i, 'outside']]),
    grip: readName([[/Dakota/, 'square']]),
  },
};

/** Measures and makes say more than the words that stood for them. */
const REPLACED: Readonly<Record<string, readonly string[]>> = { w: ['size', 'shackle'], make: ['shape'] };

/** The options of a view that shows more of a product; undefined where its data don't say enough. */
export function findViewOptions(view: string, product: PicturedProduct): Record<string, string> | undefined {
  const options: Record<string, string> = { view };
  for (const [option, read] of Object.entries(VIEW_OPTIONS[view] ?? {})) {
    const form = read(product);
    if (form !== undefined) options[option] = form;
    else if (option !== 'cut') return undefined;
  }
  return options;
}

/** Adds what a drawing can show of a product to its picture, 'kind' or 'kind?option=value'. */
export function fitPicture(picture: string, product: PicturedProduct): string {
  const [kind = '', given = ''] = picture.split('?');
  const options = new URLSearchParams(given);
  for (const [option, read] of Object.entries(OPTIONS[kind] ?? {})) {
    const form = read(product);
    if (form !== undefined) options.set(option, form);
  }
  for (const [option, words] of Object.entries(REPLACED))
    if (options.has(option)) for (const word of words) options.delete(word);
  return options.size > 0 ? `${kind}?${options.toString()}` : kind;
}
