import { buildSrcSet } from '../catalog/product-picture';

/**
 * Lets the browser fetch the largest picture of a page before it has read as far as the picture itself.
 *
 * @param sizes how wide it is shown, to the letter as the picture says it: else the browser might fetch two.
 */
export function preloadPicture(src: string, sizes: string) {
  const imageSrcSet = buildSrcSet(src);
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    href: src,
    fetchpriority: 'high',
    ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
  };
}
