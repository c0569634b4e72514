import type { ImgHTMLAttributes } from 'react';

import { listRenderedFiles } from '../../domain/goods/catalog/rendered-picture.rules';
import { listWidths, parseUploadedPicture } from '../../domain/goods/catalog/uploaded-picture.rules';
import { paths } from '../../paths';

interface ProductPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string;
  alt: string;
  /** The `sizes` of the img. */
  sizes: string;
}

/** Illustrations are 4 : 3, and so is the frame of what is known by its address alone. */
const FRAME = { width: 400, height: 300 };

/** A product's picture: an uploaded or rendered one in the width that fits, a drawing as it is. Its size keeps its place. */
export function ProductPicture({ src, alt, sizes, className, ...rest }: ProductPictureProps) {
  const uploaded = parseUploadedPicture(src);
  const srcSet = buildSrcSet(src);
  return (
    <img
      {...FRAME}
      {...rest}
      className={uploaded ? ['photo', className].filter(Boolean).join(' ') : className}
      src={src}
      alt={alt}
      {...(srcSet && { srcSet, sizes })}
      {...(uploaded && { width: uploaded.width, height: uploaded.height })}
    />
  );
}

/** The files of a picture, each with its width; undefined for a drawing and for what is known by its address alone. */
export function buildSrcSet(src: string): string | undefined {
  const uploaded = parseUploadedPicture(src);
  const files = uploaded
    ? listWidths(uploaded.width).map((width) => ({ url: paths.uploadedPicture(uploaded, width), width }))
    : listRenderedFiles(src);
  return files.length === 0 ? undefined : files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
