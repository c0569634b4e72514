import type { ImgHTMLAttributes } from 'react';

import {
  parseUploadedPicture,
  listWidths,
  type UploadedPicture,
} from '../../domain/goods/catalog/uploaded-picture.rules';
import { paths } from '../../paths';

interface ProductPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string;
  alt: string;
  /** The `sizes` of the img. */
  sizes: string;
}

/** Illustrations are 4 : 3, and so is the frame of what is known by its address alone. */
const FRAME = { width: 400, height: 300 };

/** A product's picture: an uploaded one in the width that fits, an illustration as it is. Its size keeps its place. */
export function ProductPicture({ src, alt, sizes, className, ...rest }: ProductPictureProps) {
  const uploaded = parseUploadedPicture(src);
  if (uploaded === undefined) return <img {...FRAME} {...rest} className={className} src={src} alt={alt} />;
  const srcSet = buildSrcSet(uploaded);
  const { width, height } = uploaded;
  return (
    <img
      {...rest}
      className={['photo', className].filter(Boolean).join(' ')}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
    />
  );
}

/** The addresses of an uploaded picture, each with its width. */
export function buildSrcSet(uploaded: UploadedPicture): string {
  return listWidths(uploaded.width)
    .map((width) => `${paths.uploadedPicture(uploaded, width)} ${width}w`)
    .join(', ');
}
