import { Link, useLocation, useSearchParams } from '@remix-run/react';

import type { ProductImage } from '../../domain/catalogue/product.schema';
import { withQuery } from '../../paths';
import { ProductPicture } from './product-picture';

/** A product's pictures: one large, the others behind links that name theirs in the address (`?image=2`). */
export function ProductGallery({ images, name }: { images: ProductImage[]; name: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = Number(params.get('image') ?? '1');
  const shown = images[asked - 1] ?? images[0];
  if (shown === undefined) return null;
  return (
    <section className="gallery" aria-label={`Pictures of ${name}`}>
      <ProductPicture
        key={shown.url}
        className="gallery__picture"
        src={shown.url}
        alt={shown.alt}
        width={shown.width}
        height={shown.height}
        sizes="(min-width: 64rem) 36rem, 100vw"
        fetchPriority="high"
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
                aria-label={`Picture ${index + 1} of ${images.length}: ${image.alt}`}
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
