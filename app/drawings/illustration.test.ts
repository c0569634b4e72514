import { describe, expect, it } from 'vitest';
import { drawIllustration, illustrationKinds } from './illustration';

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
const upTo = (last: number) => ['2', '3', '4', '5', '6'].slice(0, last - 1);

/** Every option the contract declares, with the values that must each look different. */
const declared: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'smart-key': { buttons: upTo(6), shape: ['oval', 'square', 'card', 'shield'] },
  'remote-head-key': { buttons: upTo(5) },
  'flip-key': { buttons: upTo(5) },
  fobik: { buttons: upTo(6) },
  'transponder-key': { blade: ['edge', 'laser'], color: ['black', 'grey'] },
  'key-shell': { buttons: upTo(5) },
  'remote-fob': { buttons: upTo(5) },
  'key-blade': { blade: ['edge', 'laser'] },
  'transponder-chip': { style: ['wedge', 'carbon', 'glass'] },
  programmer: { style: ['tablet', 'handheld'] },
  'programmer-cable': {},
  'remote-battery': {},
  'ignition-cylinder': {},
  'lever-lock': { finish, lever: ['straight', 'return', 'curved'] },
  'mortise-lock': { finish, trim: ['lever', 'knob'] },
  'knob-lock': { finish },
  deadbolt: { finish, cylinder: ['single', 'double', 'thumbturn'] },
  'interconnected-lock': { finish },
  'keypad-lever': { finish, keypad: ['push', 'touch'] },
  'pushbutton-lock': { finish },
  'lock-guard': { finish },
  handleset: { finish },
  'smart-deadbolt': { finish, face: ['keypad', 'touchscreen', 'plain'] },
  'smart-lever': { finish, face: ['keypad', 'touchscreen', 'reader'] },
  'smart-gateway': { color },
  'smart-padlock': { color },
  'smart-rim-lock': { color },
  'electric-strike': { finish },
  maglock: { size: ['600', '1200'] },
  'card-reader': { style: ['mullion', 'wall', 'keypad'] },
  'rex-button': { style: ['mushroom', 'plate', 'sensor'] },
  'power-supply': {},
  'access-keypad': { color },
  'door-controller': {},
  credential: { style: ['card', 'fob'] },
  'key-switch': { finish },
  'cam-lock': { finish, cam: ['straight', 'offset', 'hook'] },
  'drawer-lock': { finish },
  'showcase-lock': { finish },
  'push-lock': { finish },
  'mailbox-lock': { finish },
  'electronic-cabinet-lock': { color },
  'mortise-cylinder': { finish },
  'rim-cylinder': { finish },
  'kik-cylinder': { finish },
  'sfic-core': { finish },
  'lfic-core': { finish },
  'euro-cylinder': { finish, knob: ['no', 'yes'] },
  'thumbturn-cylinder': { finish },
  'cylinder-collar': { finish },
  tailpiece: {},
  'exit-device': { finish, style: ['rim', 'vertical', 'mortise', 'touchbar'] },
  'exit-trim': { finish, style: ['lever', 'pull', 'plate'] },
  'exit-alarm': { color },
  'removable-mullion': { finish },
  'dogging-kit': {},
  'door-closer': { finish, arm: ['regular', 'parallel', 'track', 'holdopen'] },
  'concealed-closer': { finish },
  'closer-arm': { finish },
  'drop-plate': { finish },
  'floor-closer': { finish },
  'auto-operator': { finish },
  'hollow-metal-door': { lite: ['none', 'narrow', 'half', 'louver'], color: ['grey', 'beige', 'white'] },
  'door-frame': { style: ['knocked', 'welded'] },
  'door-pair': { lite: ['none', 'narrow', 'half'] },
  'lite-kit': {},
  'frame-anchor': {},
  hinge: { finish, style: ['butt', 'spring', 'continuous', 'pivot'] },
  'kick-plate': { finish },
  'door-stop': { finish, style: ['floor', 'wall', 'overhead'] },
  'latch-guard': { finish },
  'wrap-plate': { finish },
  'strike-plate': { finish },
  'flush-bolt': { finish },
  threshold: { finish },
  'door-viewer': { finish },
  weatherstrip: {},
  'pull-plate': { finish },
  coordinator: { finish },
  'key-ring': { size: ['small', 'large'] },
  'key-tag': { color },
  'key-cabinet': { color },
  'key-blank': { profile: ['house', 'padlock', 'commercial'] },
  'key-reel': { color },
  lockbox: { color },
  'key-cap': { color },
  padlock: {
    body: ['laminated', 'aluminium', 'brass', 'steel', 'disc', 'combination'],
    shackle: ['short', 'long', 'shrouded'],
    color,
    size: ['40', '50', '60'],
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
  'safe-lock': { style: ['dial', 'keypad', 'key'] },
  'cash-box': { color },
  'key-duplicator': { color },
  'code-machine': {},
  'laser-cutter': {},
  'tubular-cutter': {},
  'pinning-kit': {},
  'pick-set': {},
  'lishi-pick': {},
  'tension-tools': {},
  'plug-follower': {},
  'key-gauge': {},
  'lockout-kit': {},
  'air-wedge': {},
  borescope: {},
  'drill-jig': {},
  'key-extractor': {},
  'file-set': {},
  lubricant: {},
  'cutter-wheel': {},
  'pinning-mat': {},
  'dome-camera': {},
  'bullet-camera': {},
  'turret-camera': {},
  'ptz-camera': {},
  nvr: {},
  'door-contact': {},
  'motion-sensor': {},
  'door-alarm': { color },
  siren: {},
  'alarm-panel': {},
  'alarm-keypad': {},
  'video-intercom': {},
  monitor: {},
  'poe-switch': {},
  'cable-reel': {},
};

const choices = Object.entries(declared).flatMap(([kind, options]) =>
  Object.entries(options).map(([option, values]) => ({ kind, option, values })),
);

/** Every combination of a kind's options. */
function variants(kind: string): Record<string, string>[] {
  return Object.entries(declared[kind] ?? {}).reduce<Record<string, string>[]>(
    (all, [option, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
    [{}],
  );
}

/** Reads the tags of a document in order; throws when one is not closed by its own name. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?:\s[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, closing, name, attributes, empty) => {
      const names = [...String(attributes).matchAll(/\s([a-zA-Z:-]+)=/g)].map((match) => match[1]);
      expect(new Set(names).size, `${name} repeats an attribute: ${attributes}`).toBe(names.length);
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty) open.push(String(name));
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>&]/);
}

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

  it.each(illustrationKinds)('%s is a well-formed document under 6 KB in every form', (kind) => {
    for (const options of variants(kind)) {
      const svg = drawIllustration(kind, options) ?? '';
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"')).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(new TextEncoder().encode(svg).length).toBeLessThan(6 * 1024);
    }
    expectWellFormed(drawIllustration(kind, {}) ?? '');
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
      drawIllustration('smart-key', { buttons: '6' }),
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
