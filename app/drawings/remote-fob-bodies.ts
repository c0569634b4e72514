import { rubber, sunk } from './button-pads';
import { type Options } from './options';
import { charcoal, ground, piano, plastic, steel } from './palette';
import { plainBody } from './plain-remote-bodies';
import { makeOf, type Make, type RemoteBody } from './remote-bodies';
import { box, disc, fine, fineIn, stroke } from './shapes';
import { smartKeyBodyOf } from './smart-key-bodies';

const ordinary = { ...plainBody, height: 206 } as const;

/** A rubber oval on a tapered neck with a wide eye. */
const gm: RemoteBody = {
  ...ordinary,
  corners: [
    [26, -4, 22],
    [34, 40, 40],
    [62, 76, 40],
    [60, 160, 60],
    [34, 206, 34],
  ],
  face: charcoal,
  pad: { x: -42, y: 76, width: 84, height: 108 },
  layout: 'pairs',
  style: sunk(charcoal),
  trim: box(-17, 8, 34, 22, 11, ground) + stroke('M-26 52h52', fineIn(steel.base)),
};

/** A small oval with its alarm as a red dot. */
const toyota: RemoteBody = {
  ...ordinary,
  height: 180,
  corners: [
    [24, 0, 22],
    [56, 50, 60],
    [56, 130, 60],
    [24, 180, 24],
  ],
  face: plastic,
  pad: { x: -34, y: 46, width: 68, height: 116 },
  layout: 'foot',
  style: rubber(charcoal, true),
  trim: disc(0, 18, 8, ground) + stroke('M-40 46q40-22 80 0', fineIn(steel.base)),
};

/** A polished oval in a silver frame. */
const hyundai: RemoteBody = {
  ...ordinary,
  corners: [
    [34, 0, 20],
    [48, 40, 30],
    [58, 150, 50],
    [34, 206, 36],
  ],
  rim: steel,
  face: piano,
  edge: 9,
  pad: { x: -32, y: 40, width: 64, height: 126 },
  layout: 'ovals',
  style: rubber(plastic),
  trim: box(-16, 14, 32, 11, 5.5, ground, fine),
};

const own: Partial<Readonly<Record<Make, RemoteBody>>> = { gm, toyota, hyundai };

/** The body of a remote without a key of the `make` option. */
export function remoteFobBodyOf(options: Options): RemoteBody {
  const make = makeOf(options);
  const body = make && own[make];
  if (body) return body;
  const smart = smartKeyBodyOf(options);
  return { ...smart, below: '', trim: smart.trim + disc(0, 12, 7, ground) };
}
