/**
 * Illustrations by words in the product name, otherwise by category. Order matters: 'padlock hasp' is a hasp, and
 * 'smart lever' isn't a plain lever.
 */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/smart key|proximity|prox key/, 'smart-key'],
  [/flip key/, 'flip-key'],
  [/remote head|remote key/, 'remote-head-key'],
  [/fobik/, 'fobik'],
  [/transponder chip/, 'transponder-chip'],
  [/transponder/, 'transponder-key'],
  [/key shell|shell/, 'key-shell'],
  [/remote|fob/, 'remote-fob'],
  [/programmer/, 'programmer'],
  [/hasp/, 'hasp'],
  [/smart (deadbolt|lock)/, 'smart-deadbolt'],
  [/smart lever/, 'smart-lever'],
  [/padlock/, 'padlock'],
  [/keypad lever/, 'keypad-lever'],
  [/mortise cylinder/, 'mortise-cylinder'],
  [/rim cylinder/, 'rim-cylinder'],
  [/cylinder/, 'kik-cylinder'],
  [/core/, 'sfic-core'],
  [/mortise/, 'mortise-lock'],
  [/deadbolt/, 'deadbolt'],
  [/lever/, 'lever-lock'],
  [/knob/, 'knob-lock'],
  [/strike/, 'electric-strike'],
  [/maglock|magnetic lock/, 'maglock'],
  [/reader/, 'card-reader'],
  [/power supply/, 'power-supply'],
  [/cam lock/, 'cam-lock'],
  [/drawer/, 'drawer-lock'],
  [/exit (device|bar)|panic/, 'exit-device'],
  [/closer/, 'door-closer'],
  [/frame/, 'door-frame'],
  [/hinge/, 'hinge'],
  [/kick plate/, 'kick-plate'],
  [/stop/, 'door-stop'],
  [/door/, 'hollow-metal-door'],
  [/key (ring|chain)/, 'key-ring'],
  [/key tag|tag/, 'key-tag'],
  [/key cabinet/, 'key-cabinet'],
  [/blank/, 'key-blank'],
  [/safe/, 'safe'],
  [/duplicat/, 'key-duplicator'],
  [/pick/, 'pick-set'],
  [/kit/, 'pinning-kit'],
  [/camera/, 'dome-camera'],
  [/nvr|recorder/, 'nvr'],
  [/sensor|detector/, 'motion-sensor'],
  [/alarm/, 'door-alarm'],
];

const BY_CATEGORY: Record<string, string> = {
  'automotive-keys': 'remote-head-key',
  'commercial-locks': 'lever-lock',
  'smart-locks': 'smart-deadbolt',
  'access-control': 'card-reader',
  'cabinet-locks': 'cam-lock',
  cylinders: 'mortise-cylinder',
  'exit-devices': 'exit-device',
  'door-closers': 'door-closer',
  'door-locks': 'knob-lock',
  'doors-frames': 'hollow-metal-door',
  'door-accessories': 'hinge',
  'key-accessories': 'key-ring',
  padlocks: 'padlock',
  safes: 'safe',
  'tools-machines-supplies': 'key-duplicator',
  'cctv-alarms': 'dome-camera',
};

/** Illustrations that a category can have. */
export const PICTURE_CHOICES: readonly string[] = [
  ...new Set([...Object.values(BY_CATEGORY), ...BY_NAME.map(([, kind]) => kind)]),
];

/** Chooses a product's illustration by its name and category slug. */
export function choosePicture(name: string, categorySlug: string): string {
  const lower = name.toLowerCase();
  return BY_NAME.find(([pattern]) => pattern.test(lower))?.[1] ?? BY_CATEGORY[categorySlug] ?? 'key-blank';
}
