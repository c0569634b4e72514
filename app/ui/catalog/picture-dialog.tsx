import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import type { ProductImage } from '../../domain/goods/catalog/product.schema';
import { Icon } from '../icon/icon';
import { ProductPicture } from './product-picture';
import { t } from '~/i18n/text';

interface PictureDialogProps {
  images: readonly ProductImage[];
  name: string;
  /** The picture it opens with. */
  first: number;
  onClose: () => void;
}

/** A product's pictures, one at a time as large as the window. Arrow keys, Home, and End page; Escape closes it. */
export function PictureDialog({ images, name, first, onClose }: PictureDialogProps) {
  const [index, setIndex] = useState(first);
  const shown = useRef<HTMLDialogElement>(null);
  useEffect(() => shown.current?.showModal(), []);
  const image = images[index];
  if (image === undefined) return null;
  const count = images.length;
  const number = index + 1;
  const turn = (by: number) => setIndex((index + by + count) % count);
  const page = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(count - 1);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      className="picture-dialog"
      ref={shown}
      aria-label={t`Pictures of ${name}`}
      onClose={onClose}
      onKeyDown={page}
    >
      <form method="dialog" className="picture-dialog__head">
        <p aria-live="polite">{count > 1 && t`Picture ${number} of ${count}`}</p>
        <button type="submit" className="btn">
          <Icon name="x" />
          {t`Close`}
        </button>
      </form>
      <ProductPicture
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        sizes="100vw"
        key={image.url}
      />
      {count > 1 && (
        <div className="picture-dialog__pages">
          <button type="button" className="btn" onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
            {t`Previous`}
          </button>
          <button type="button" className="btn" onClick={() => turn(1)}>
            {t`Next`}
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  );
}
