import { Link, useLocation, useSearchParams } from '@remix-run/react';

import type { ProductImage } from '../../domain/goods/catalog/product.schema';
import { withQuery } from '../../paths';
import { ProductPicture } from './product-picture';
import { t } from '~/i18n/text';

/** The `sizes` of the large picture. */
export const GALLERY_SIZES = '(min-width: 80rem) 22rem, (min-width: 64rem) 30rem, 100vw';

/** Finds the picture in the URL. */
export function findSelectedImage(
  images: readonly ProductImage[],
  params: URLSearchParams,
): ProductImage | undefined {
  return images[Number(params.get('image') ?? '1') - 1] ?? images[0];
}

/** A product's pictures: one large, the others behind links that name theirs in the address (`?image=2`). */
export function ProductGallery({ images, name }: { images: ProductImage[]; name: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const shown = findSelectedImage(images, params);
  if (shown === undefined) return null;
  return (
    <section className="stack shrinkable" aria-label={t`Pictures of ${name}`}>
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
    </section>
  );
}

function describePicture(number: number, count: number, alt: string): string {
  return t`Picture ${number} of ${count}: ${alt}`;
}
