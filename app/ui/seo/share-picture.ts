import { paths } from '../../paths';

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The illustration of pages without a picture. */
const DEFAULT_KIND = 'smart-key';

/**
 * The picture that is shown where a link to the page is shared. Those who show it take no SVG, so an illustration is
 * asked for as PNG; a photograph stands as it is.
 */
export function getSharePicture(image: string | undefined): { url: string; isOurs: boolean } {
  if (image === undefined) return { url: paths.sharePicture(DEFAULT_KIND), isOurs: true };
  const [, kind, query] = /^\/pictures\/([a-z-]+)\.svg(?:\?(.*))?$/.exec(image) ?? [];
  if (kind === undefined) return { url: image, isOurs: false };
  return { url: paths.sharePicture(kind, Object.fromEntries(new URLSearchParams(query))), isOurs: true };
}
