/** One material in the few flat tones that give a drawn part its form. */
export interface Tone {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  /** The darkest tone: recesses, threads, far faces. */
  readonly deep: string;
  /** The colour of detail lines on this material; light on dark materials, so that their details still show. */
  readonly line: string;
}

export const ink = '#1c2733';
/** Almost white, so that white paint isn't taken for the ground. */
export const ground = '#fdfefe';

function tone(base: string, light: string, shade: string, deep: string, line: string = ink): Tone {
  return { base, light, shade, deep, line };
}

/** Metal finishes by BHMA code. */
export const finishes: Readonly<Record<string, Tone>> = {
  '605': tone('#dfae48', '#f5d68a', '#b98429', '#865a18'),
  '606': tone('#c8a860', '#dfc891', '#a38346', '#7a602f'),
  '612': tone('#b38151', '#d0a57c', '#8d6139', '#684627'),
  '613': tone('#503c30', '#725746', '#3a2b22', '#281d16', '#b2957a'),
  '619': tone('#bab3a5', '#d8d3c8', '#958d7e', '#6f685c'),
  '622': tone('#3d444c', '#626b75', '#2b3137', '#191d21', '#a3aeb8'),
  '625': tone('#c3d1de', '#f6fafd', '#8ea2b5', '#5b6d7e'),
  '626': tone('#bdc4cb', '#dde2e6', '#97a1aa', '#6c7680'),
  '628': tone('#ced2d4', '#e8eaeb', '#aab0b3', '#7f868a'),
  '630': tone('#c4c7c3', '#e0e2df', '#9fa39f', '#757975'),
  '652': tone('#b2bbc7', '#d3dae2', '#8b96a4', '#646f7d'),
  '689': tone('#aaadab', '#c6c9c6', '#888c8a', '#656967'),
  '695': tone('#443832', '#62534a', '#302723', '#201a17', '#ac9789'),
};

/** Paint and plastic colours by name. */
export const colours: Readonly<Record<string, Tone>> = {
  black: tone('#363c44', '#555d67', '#272c32', '#171b1f', '#98a3ae'),
  red: tone('#c63d36', '#e0706a', '#9b2b27', '#701d1b'),
  blue: tone('#2f6cb3', '#639ad6', '#22508a', '#183963'),
  green: tone('#3c8a58', '#6cb084', '#2b6741', '#1d492d'),
  yellow: tone('#ecc32f', '#f8e07d', '#c39a17', '#8f700f'),
  orange: tone('#e3792c', '#f3a56a', '#b65a1a', '#844011'),
  purple: tone('#75509f', '#a080c4', '#573a79', '#3e2957'),
  silver: tone('#c5ccd3', '#e6eaed', '#9ba5ae', '#707b85'),
  gold: tone('#d2a544', '#ebcb80', '#a77d2a', '#7c5b1b'),
  grey: tone('#8b95a0', '#b0b8c0', '#6b7580', '#4d565f'),
  white: tone('#f6f8f9', '#ffffff', '#d5dbe0', '#aab4bd'),
  beige: tone('#d9ccb2', '#ebe2d0', '#b8a98b', '#8f8268'),
};

export const steel: Tone = tone('#c0c7ce', '#e2e7eb', '#98a2ac', '#6b7680');
export const brass: Tone = tone('#d3a650', '#edcf8c', '#ab8036', '#7d5c28');
export const bronze: Tone = tone('#b38151', '#d0a57c', '#8d6139', '#684627');
export const plastic: Tone = tone('#363c44', '#555d67', '#272c32', '#171b1f', '#98a3ae');
/** Plastic that is polished to a deep gloss. */
export const piano: Tone = tone('#20262d', '#414954', '#161a1f', '#0c0f12', '#8a95a0');
/** Plastic of a softer, lighter black. */
export const charcoal: Tone = tone('#4b545e', '#6a747f', '#39414a', '#262c33', '#aab4bd');
export const paint: Tone = tone('#8b95a0', '#b0b8c0', '#6b7580', '#4d565f');
export const white: Tone = tone('#f4f6f8', '#ffffff', '#d3dae0', '#a8b3bd');
export const wood: Tone = tone('#c99a66', '#e0bb8e', '#a67844', '#7d5830');
/** The paint of a steel door, on which bright hardware stands out, and of its frame (light). */
export const door: Tone = tone('#4a5a68', '#6f7f8d', '#3a4854', '#2c3843');
export const glass: Tone = tone('#bcd7e6', '#e3f1f8', '#8fb6cc', '#5b8aa5');
export const board: Tone = tone('#3f8f62', '#6cb389', '#2c6b48', '#1d4a31');
export const screen: Tone = tone('#1f3242', '#35506a', '#16242f', '#0e1820', '#8fc1e0');
export const card: Tone = tone('#d0a777', '#e4c6a0', '#ad8452', '#85633a');

export const signal = { green: '#35a765', red: '#cf3f38', amber: '#e8a52b', blue: '#3d8fd1' };

/** Whether lettering on a tone must be dark to be read. */
export function isPale({ base }: Tone): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(base.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}
