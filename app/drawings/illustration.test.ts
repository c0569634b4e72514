import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawIllustration, illustrationKinds, listViews } from './illustration';
import { QUARTER_MM } from './to-scale';

const finish = ['605', '606', '612', '613', '619', '622', '625', '626', '628', '630', '652', '689', '695'];
const color = [
  'black',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'silver',
  'gold',
  'grey',
  'white',
  'beige',
];
const keyway = [
  'plain',
  'schlage',
  'kwikset',
  'weiser',
  'yale',
  'sargent',
  'corbin',
  'best',
  'medeco',
  'master',
  'core',
  'none',
];
const make = [
  'toyota',
  'honda',
  'nissan',
  'ford',
  'gm',
  'hyundai',
  'kia',
  'mazda',
  'subaru',
  'volkswagen',
  'mitsubishi',
  'chrysler',
  'bmw',
  'mercedes',
];
const blade = [
  'edge',
  'laser',
  'hu66',
  'hu100',
  'hu101',
  'hon66',
  'toy43',
  'toy48',
  'nsn14',
  'maz24',
  'cy24',
  'h75',
];
const lever = ['straight', 'return', 'curved', 'square'];
const upTo = (last: number) => ['2', '3', '4', '5', '6'].slice(0, last - 1);

/** Every option the contract declares, with the values that must each look different. */
const declared: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'smart-key': { buttons: upTo(6), shape: ['oval', 'square', 'card', 'shield'], make },
  'remote-head-key': { buttons: upTo(5), make, blade },
  'flip-key': { buttons: upTo(5), make, blade },
  fobik: { buttons: upTo(6) },
  'transponder-key': { blade, make, color: ['black', 'grey'] },
  'key-shell': { buttons: upTo(5), make, shell: ['head', 'flip', 'smart', 'fobik'] },
  'remote-fob': { buttons: upTo(5), make },
  'key-blade': { blade, head: ['insert', 'metal', 'plastic'] },
  'transponder-chip': { style: ['wedge', 'carbon', 'glass'], chip: ['46', '4d63', '4d67', 'super'] },
  programmer: {
    style: ['tablet', 'handheld'],
    with: ['nothing', 'reader', 'slot'],
    made: ['single', 'kit'],
    shows: ['car', 'graph', 'keys'],
    maker: ['none', 'autel', 'xhorse'],
    color,
  },
  'programmer-cable': {},
  'remote-battery': { cell: ['cr2032', 'cr2450', 'cr1620'] },
  'ignition-cylinder': {},
  'lever-lock': {
    finish,
    lever,
    keyway: keyway.slice(0, 11),
    grade: ['1', '2'],
    function: ['plain', 'entry', 'storeroom', 'classroom', 'passage', 'privacy'],
    rose: ['plain', 'stepped'],
  },
  'mortise-lock': { finish, trim: ['lever', 'knob'], bolt: ['yes', 'no'], lever, keyway },
  'knob-lock': { finish, knob: ['ball', 'tulip', 'flat'], keyway },
  deadbolt: {
    finish,
    cylinder: ['single', 'double', 'thumbturn'],
    trim: ['tapered', 'stepped', 'flat'],
    keyed: ['different', 'alike'],
    keyway,
  },
  'interconnected-lock': { finish, lever, keyway },
  'keypad-lever': { finish, keypad: ['push', 'touch'], lever, keyway },
  'pushbutton-lock': { finish, buttons: ['5', '13'], handle: ['lever', 'knob', 'turn'] },
  'lock-guard': { finish },
  handleset: { finish, half: ['both', 'outside'], grip: ['curved', 'square'], keyway },
  'smart-deadbolt': {
    finish,
    face: ['keypad', 'touchscreen', 'plain'],
    plate: ['round', 'square', 'arched'],
    pad: ['rows', 'round', 'pairs', 'bars'],
    radio: ['yes', 'no'],
    sensor: ['none', 'finger'],
    keyway,
  },
  'smart-lever': {
    finish,
    face: ['keypad', 'touchscreen', 'reader'],
    lever,
    credential: ['none', 'card'],
    radio: ['yes', 'no'],
  },
  'smart-gateway': { color },
  'smart-padlock': { color },
  'smart-rim-lock': { color },
  'electric-strike': { finish, mounting: ['square', 'round', 'surface'] },
  maglock: { size: ['600', '1200', '1650'], sensor: ['none', 'bond'] },
  'card-reader': { style: ['mullion', 'wall', 'keypad'] },
  'rex-button': { style: ['mushroom', 'plate', 'sensor'] },
  'power-supply': { outputs: ['1', '8'] },
  'access-keypad': { color },
  'door-controller': {},
  credential: { style: ['card', 'fob'] },
  'key-switch': { finish },
  'cam-lock': { finish, cam: ['straight', 'offset', 'hook'], key: ['flat', 'tubular'] },
  'drawer-lock': { finish, use: ['drawer', 'door'], tumblers: ['disc', 'pin'] },
  'showcase-lock': { finish, fixing: ['ratchet', 'clamp'] },
  'push-lock': { finish, made: ['plunger', 'sash', 'bolt'] },
  'mailbox-lock': { finish, made: ['plate', 'barrel', 'kit'] },
  'electronic-cabinet-lock': { color, made: ['keypad', 'hidden', 'wired'] },
  'mortise-cylinder': {
    finish,
    keyway,
    cam: ['hook', 'straight', 'cloverleaf'],
    length: ['standard', 'long'],
  },
  'rim-cylinder': { finish, keyway },
  'kik-cylinder': { finish, keyway, pins: ['5', '6', '7'], tail: ['flat', 'half', 'lever'] },
  'sfic-core': { finish, keyway },
  'lfic-core': { finish, keyway },
  'euro-cylinder': { finish, knob: ['no', 'yes'] },
  'thumbturn-cylinder': { finish },
  'cylinder-collar': { finish },
  tailpiece: {},
  'exit-device': { finish, style: ['rim', 'vertical', 'mortise', 'touchbar'], rated: ['panic', 'fire'] },
  'exit-trim': { finish, style: ['lever', 'pull', 'plate'], cylinder: ['yes', 'none'], lever },
  'exit-alarm': { color, bolt: ['yes', 'no'] },
  'removable-mullion': { finish },
  'dogging-kit': {},
  'door-closer': { finish, arm: ['regular', 'parallel', 'track', 'holdopen'] },
  'concealed-closer': { finish },
  'closer-arm': { finish },
  'drop-plate': { finish, arm: ['parallel', 'regular'] },
  'floor-closer': { finish, hung: ['center', 'offset'] },
  'auto-operator': { finish, power: ['line', 'battery'] },
  'hollow-metal-door': {
    lite: ['none', 'narrow', 'half', 'louver'],
    color: ['grey', 'beige', 'white'],
    prep: ['bored', 'mortise', 'exit'],
  },
  'door-frame': { style: ['knocked', 'welded'], opening: ['single', 'pair'] },
  'door-pair': {
    lite: ['none', 'narrow', 'half'],
    meeting: ['edge', 'astragal', 'mullion'],
    lock: ['yes', 'rods'],
  },
  'lite-kit': {},
  'frame-anchor': {},
  hinge: { finish, style: ['butt', 'spring', 'continuous', 'pivot'] },
  'kick-plate': { finish },
  'door-stop': { finish, style: ['floor', 'wall', 'overhead'] },
  'latch-guard': { finish, length: ['short', 'long'] },
  'wrap-plate': { finish },
  'strike-plate': { finish },
  'flush-bolt': { finish },
  threshold: { finish },
  'door-viewer': { finish },
  weatherstrip: { made: ['sweep', 'seal'] },
  'pull-plate': { finish },
  coordinator: { finish },
  'key-ring': { size: ['small', 'large'] },
  'key-tag': { color, form: ['flap', 'round'] },
  'key-cabinet': { color, hooks: ['30', '48', '120'], lock: ['cam', 'keypad'] },
  'key-blank': { profile: ['house', 'padlock', 'commercial'], keyway: keyway.slice(0, 10) },
  'key-reel': { color, line: ['cord', 'chain', 'strap'] },
  lockbox: { color, mount: ['shackle', 'wall'], opening: ['wheels', 'keypad'], cover: ['none', 'lid'] },
  'key-cap': { color },
  padlock: {
    body: ['laminated', 'aluminium', 'plastic', 'brass', 'steel', 'disc', 'puck', 'combination', 'dial'],
    shackle: ['short', 'long', 'shrouded'],
    color,
    size: ['40', '50', '60'],
    w: ['380', '440', '510'],
    h: ['190', '250', '380', '510'],
    d: ['60', '80', '100'],
  },
  hasp: { finish },
  chain: { color },
  'cable-lock': { color },
  'lockout-hasp': { color },
  safe: {
    lock: ['keypad', 'dial', 'key'],
    size: ['small', 'medium', 'tall'],
    color: ['grey', 'black', 'beige'],
  },
  'depository-safe': { lock: ['keypad', 'dial'] },
  'gun-safe': { lock: ['keypad', 'dial'], color },
  'floor-safe': {},
  'wall-safe': { lock: ['keypad', 'key'] },
  'safe-lock': { style: ['dial', 'keypad', 'key'], reader: ['none', 'finger'] },
  'cash-box': { color },
  'key-duplicator': { color },
  'code-machine': {},
  'laser-cutter': { operation: ['automatic', 'manual'] },
  'tubular-cutter': {},
  'pinning-kit': { for: ['cylinders', 'cores'] },
  'pick-set': {},
  'lishi-pick': { blade },
  'tension-tools': {},
  'plug-follower': {},
  'key-gauge': {},
  'lockout-kit': {},
  'air-wedge': {},
  borescope: {},
  'drill-jig': {},
  'key-extractor': {},
  'file-set': {},
  lubricant: { maker: ['none', 'tri-flow'] },
  'cutter-wheel': {},
  'pinning-mat': {},
  'dome-camera': {},
  'bullet-camera': {},
  'turret-camera': {},
  'ptz-camera': {},
  nvr: { ports: ['4', '8', '16'] },
  'door-contact': {},
  'motion-sensor': {},
  'door-alarm': { color, use: ['exit', 'prop'] },
  siren: {},
  'alarm-panel': {},
  'alarm-keypad': {},
  'video-intercom': { made: ['kit', 'station', 'module'] },
  monitor: {},
  'poe-switch': {},
  'cable-reel': {},
};

const choices = Object.entries(declared).flatMap(([kind, options]) =>
  Object.entries(options).map(([option, values]) => ({ kind, option, values })),
);

/** Every combination of a kind's options, or each option by itself where they are too many. */
function variants(kind: string): Record<string, string>[] {
  const each = Object.entries(declared[kind] ?? {});
  if (each.reduce((product, [, values]) => product * values.length, 1) > 1_000)
    return each.flatMap(([option, values]) => values.map((value) => ({ [option]: value })));
  return Object.entries(declared[kind] ?? {}).reduce<Record<string, string>[]>(
    (all, [option, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
    [{}],
  );
}

/** Reads the tags of a document in order; throws when one is not closed by its own name. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z\d:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, closing, name, attributes, empty) => {
      const names = [...String(attributes).matchAll(/\s([a-zA-Z\d:-]+)=/g)].map((match) => match[1]);
      expect(new Set(names).size, `${name} repeats an attribute: ${attributes}`).toBe(names.length);
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty) open.push(String(name));
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>&]/);
}

function expectSmall(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(gzipSync(svg).length).toBeLessThan(2 * 1024);
}

/** The lines of a drawing without its colors. */
const formOf = (svg: string | undefined) =>
  svg?.replace(/<defs>.*<\/defs>/, '').replace(/ (fill|stroke)="[^"]*"/g, '');

describe('illustrations', () => {
  it('draw every declared kind and at least 140 in all', () => {
    expect(illustrationKinds).toEqual(expect.arrayContaining(Object.keys(declared)));
    expect(illustrationKinds.length).toBeGreaterThanOrEqual(140);
    expect(new Set(illustrationKinds).size).toBe(illustrationKinds.length);
  });

  it('differ from each other', () => {
    const drawings = illustrationKinds.map((kind) => drawIllustration(kind, {}));
    expect(new Set(drawings).size).toBe(illustrationKinds.length);
  });

  it.each(illustrationKinds)('%s is a well-formed document, sent in under 2 KB in every form', (kind) => {
    for (const options of variants(kind)) {
      const svg = drawIllustration(kind, options) ?? '';
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"')).toBe(true);
      expectSmall(svg);
    }
    for (const view of ['', 'close', 'line', ...listViews(kind)]) {
      const svg = drawIllustration(kind, { view }) ?? '';
      expectSmall(svg);
      expectWellFormed(svg);
    }
  });

  it.each(choices)('$kind changes with its $option', ({ kind, option, values }) => {
    const drawings = values.map((value) => drawIllustration(kind, { [option]: value }));
    expect(new Set(drawings).size).toBe(values.length);
  });

  it('fall back to the default for an unknown, hostile or inherited option value', () => {
    const hostile = ['"/><script>alert(1)</script>', '__proto__', 'constructor', 'toString', '-1', '1e9', ''];
    for (const { kind, option } of choices) {
      const standard = drawIllustration(kind, {});
      for (const value of hostile) {
        const svg = drawIllustration(kind, { [option]: value });
        expect(svg).not.toContain('script');
        expect(svg).toBe(standard);
      }
    }
  });

  it('clamp numbers to their range', () => {
    expect(drawIllustration('smart-key', { buttons: '99' })).toBe(
      drawIllustration('smart-key', { buttons: '7' }),
    );
    expect(drawIllustration('smart-key', { buttons: '0' })).toBe(
      drawIllustration('smart-key', { buttons: '2' }),
    );
  });

  it('draw nothing for an unknown kind', () => {
    expect(drawIllustration('teapot', {})).toBeUndefined();
    expect(drawIllustration('__proto__', {})).toBeUndefined();
    expect(drawIllustration('constructor', {})).toBeUndefined();
  });
});

describe('shading', () => {
  it('gives everything that a drawing refers to, once', () => {
    for (const kind of illustrationKinds) {
      const svg = drawIllustration(kind, {}) ?? '';
      const given = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(given).size, kind).toBe(given.length);
      for (const [, named] of svg.matchAll(/url\(#(\w+)\)/g)) expect(given, kind).toContain(named);
    }
  });

  it('lights a finish from its own color, and leaves out a maker’s line drawing', () => {
    const brass = drawIllustration('deadbolt', { finish: '605' }) ?? '';
    expect(brass).toMatch(/<linearGradient id="cdfae48"[^>]*><stop [^>]*#ffd156"\/><stop [^>]*#dfae48"\/>/);
    expect(drawIllustration('deadbolt', { finish: '605', view: 'line' })).not.toContain('Gradient');
  });
});

describe('the buttons of a key', () => {
  const drawn = (buttons: string) => drawIllustration('flip-key', { buttons });

  it('are those that its data name, in their order', () => {
    const pictures = ['3', '4', 'lock-unlock-start', 'lock-start-unlock', 'lock-unlock-start-panic'].map(
      drawn,
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('are the usual ones where a name is unknown or there is no room for so many', () => {
    const usual = drawn('');
    for (const buttons of ['lock-nothing', 'lock', 'lock-unlock-start-panic-trunk-lock', 'toString-lock'])
      expect(drawn(buttons), buttons).toBe(usual);
  });
});

describe('products of one listing', () => {
  it.each([
    ['deadbolts by function', 'deadbolt', 'cylinder', ['single', 'double', 'thumbturn']],
    ['deadbolts by maker', 'deadbolt', 'trim', ['tapered', 'stepped', 'flat']],
    ['cylinders by key section', 'mortise-cylinder', 'keyway', keyway],
    ['smart keys by make', 'smart-key', 'make', make],
    ['remote head keys by make', 'remote-head-key', 'make', make],
    ['flip keys by make', 'flip-key', 'make', make],
    ['transponder keys by make', 'transponder-key', 'make', make],
    ['padlocks by the clearance of their shackle', 'padlock', 'h', ['190', '250', '510']],
    ['blanks by reference', 'key-blade', 'blade', ['hu66', 'hu101', 'nsn14', 'cy24']],
  ])('%s differ in form, whatever their color', (_, kind, option, values) => {
    const forms = values.map((value) => formOf(drawIllustration(kind, { [option]: value })));
    expect(new Set(forms).size).toBe(values.length);
    // A finish alone is no other form.
    expect(formOf(drawIllustration(kind, { finish: '605' }))).toBe(
      formOf(drawIllustration(kind, { finish: '626' })),
    );
  });

  it('have views of their own that differ from the whole', () => {
    for (const kind of illustrationKinds)
      for (const view of listViews(kind))
        expect(drawIllustration(kind, { view }), `${kind}:${view}`).not.toBe(drawIllustration(kind, {}));
    expect(drawIllustration('deadbolt:edge', {})).toBeUndefined();
  });
});

describe('a size picture', () => {
  const sized = (options: Record<string, string>) =>
    drawIllustration('padlock', { view: 'size', ...options }) ?? '';
  /** The lengths of the dimension lines in order: the product, then the coin or the scale bar. */
  const lengthsOf = (svg: string) =>
    [...svg.matchAll(/v10M[\d.]+ [\d.]+h([\d.]+)M/g)].map(([, length]) => Number(length));

  it.each([
    ['hinge', 1143],
    ['plate', 317],
    ['padlock', 440],
    ['disc', 381],
    ['cylinder', 286],
    ['ring', 286],
    ['bar', 1016],
  ])('shows a %s of %d tenths of a millimeter in proportion to a US quarter', (form, w) => {
    const svg = sized({ form, w: String(w), h: String(w), d: '80' });
    const [product = 0, coin = 0] = lengthsOf(svg);
    expect(product / coin).toBeCloseTo(w / 10 / QUARTER_MM, 1);
    const radii = [...svg.matchAll(/<circle cx="[\d.]+" cy="[\d.]+" r="([\d.]+)"/g)].map(([, r]) =>
      Number(r),
    );
    expect(radii.some((radius) => Math.abs(radius * 2 - coin) < 0.3)).toBe(true);
    expect(svg).toMatch(/>US<.*>quarter</);
  });

  it('has a scale bar of a foot where a coin would be a dot', () => {
    const [product = 0, foot = 0] = lengthsOf(sized({ form: 'plate', w: '9144', h: '21336' }));
    expect(product / foot).toBeCloseTo(3, 1);
  });

  it('fits into its frame, whatever the measures', () => {
    for (const form of ['plate', 'box', 'prep', 'padlock', 'euro', 'cylinder', 'bar', 'whole', 'nothing'])
      for (const w of ['0', '1', '120', '3000', '3100', '99999'])
        for (const h of ['0', '120', '99999']) {
          const svg = sized({ form, w, h, d: h });
          expectSmall(svg);
          expectWellFormed(svg);
          const [product = 0] = lengthsOf(svg);
          expect(product).toBeLessThanOrEqual(340);
        }
  });
});
