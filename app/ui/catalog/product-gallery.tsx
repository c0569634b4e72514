import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { useState, type MouseEvent } from 'react';

import type { ProductImage } from '../../domain/goods/catalog/product.schema';
import { listWidths, parseUploadedPicture } from '../../domain/goods/catalog/uploaded-picture.rules';
import { paths, withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import { PictureDialog } from './picture-dialog';
import { ProductPicture } from './product-picture';
import { t } from '~/i18n/text';

/** The `sizes` of the large picture. */
export const GALLERY_SIZES = '(min-width: 80rem) 26rem, (min-width: 64rem) 30rem, 100vw';

/** Finds the picture in the URL. */
export function findSelectedImage(
  images: readonly ProductImage[],
  params: URLSearchParams,
): ProductImage | undefined {
  return images[Number(params.get('image') ?? '1') - 1] ?? images[0];
}

/**
 * A product's pictures: one large, the others behind links that name theirs in the address (`?image=2`). The large one
 * leads to its file, and with JavaScript opens all of them as large as the window.
 */
export function ProductGallery({ images, name }: { images: ProductImage[]; name: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [isLarge, setIsLarge] = useState(false);
  const shown = findSelectedImage(images, params);
  if (shown === undefined) return null;
  const enlarge = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsLarge(true);
  };
  return (
    <section className="stack shrinkable" aria-label={t`Pictures of ${name}`}>
      <a href={getLargestUrl(shown.url)} className="gallery__enlarge" onClick={enlarge}>
        <ProductPicture
          key={shown.url}
          className="gallery__picture"
          src={shown.url}
          alt={shown.alt}
          width={shown.width}
          height={shown.height}
          sizes={GALLERY_SIZES}
          // React 18 knows the attribute only in lower case.
          {...{ fetchpriority: 'high' }}
        />
        <span className="gallery__hint">
          <Icon name="zoom-in" />
          <span className="sr-only">{t`Enlarge picture`}</span>
        </span>
      </a>
      {images.length > 1 && (
        <ul className="gallery__thumbnails">
          {images.map((image, index) => (
            <li key={image.url}>
              <Link
                to={withQuery(pathname, { image: index === 0 ? undefined : index + 1 })}
                replace
                preventScrollReset
                discover="none"
                aria-label={describePicture(index + 1, images.length, image.alt)}
                aria-current={image === shown ? 'true' : undefined}
              >
                <ProductPicture
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="6rem"
                  loading="lazy"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isLarge && (
        <PictureDialog
          images={images}
          name={name}
          first={images.indexOf(shown)}
          onClose={() => setIsLarge(false)}
        />
      )}
    </section>
  );
}

/** Returns the URL of a picture's largest version. */
function getLargestUrl(url: string): string {
  const uploaded = parseUploadedPicture(url);
  if (uploaded !== undefined)
    return paths.uploadedPicture(uploaded, listWidths(uploaded.width).at(-1) ?? uploaded.width);
  // An illustration's URL has its options; other addresses are taken as they are.
  return /^\/pictures\/[^?]+\.svg\?/.test(url) ? `${url}&large=1` : url;
}

function describePicture(number: number, count: number, alt: string): string {
  return t`Picture ${number} of ${count}: ${alt}`;
}
