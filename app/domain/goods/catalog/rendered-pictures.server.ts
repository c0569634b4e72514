import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { namePicture } from '../../../drawings/picture-code';
import { paths } from '../../../paths';

/** Where `npm run render` puts them. */
export const RENDERINGS_FOLDER = 'public/pictures';

/** The width used where only one URL is possible. */
const DEFAULT_WIDTH = 1000;

/** A store that is started from its build alone has them there. */
const folder = [RENDERINGS_FOLDER, 'build/client/pictures'].find((one) => existsSync(one));
const files = new Set(folder === undefined ? [] : readdirSync(folder));

/** Finds the rendering of a picture as the database names it, 'deadbolt?finish=626'; undefined if there is none. */
export function findRendering(picture: string): string | undefined {
  const url = paths.rendering(nameRendering(picture), DEFAULT_WIDTH);
  return files.has(path.basename(url)) ? url : undefined;
}

/** Returns the name that the files of a picture's rendering begin with. */
export function nameRendering(picture: string): string {
  const [kind = '', options = ''] = picture.split('?');
  return namePicture(kind, Object.fromEntries(new URLSearchParams(options)));
}
