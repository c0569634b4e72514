import { Form } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { PictureTextSchema } from '../../../domain/goods/catalog/picture-file.rules';
import type { ProductPicture as Picture } from '../../../domain/goods/catalog/product-images.queries.server';
import { adminPaths } from '../../../admin-paths';
import { ProductPicture } from '../../catalog/product-picture';
import { FileField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';
import { Icon } from '../../icon/icon';
import { ButtonLink } from '../links';

export const pictureTextValidator = withZod(PictureTextSchema);

const TEXT = 'Alt text';
const TEXT_HINT = 'For screen readers. Defaults to the product name.';

/** Uploads a picture. */
export function PictureUpload() {
  return (
    <StoreForm
      id="add-picture-form"
      encType="multipart/form-data"
      validator={pictureTextValidator}
      labels={{ file: 'Picture', alt: TEXT }}
    >
      <input type="hidden" name="intent" value="add" />
      <FileField
        name="file"
        accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
        hint="JPEG, PNG, or WebP, up to 5 MB"
      />
      <TextField name="alt" label={TEXT} hint={TEXT_HINT} optional />
      <div className="form-buttons">
        <SubmitButton name="Upload picture" busyName="Uploading..." />
      </div>
    </StoreForm>
  );
}

interface PictureListProps {
  product: { id: number; name: string };
  pictures: Picture[];
  returnTo: string;
}

/** A product's pictures in order. Lists show the first. */
export function PictureList({ product, pictures, returnTo }: PictureListProps) {
  if (pictures.length === 0)
    return <p className="muted">No pictures yet. Upload one to replace the line drawing.</p>;
  return (
    <ol className="picture-list">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <ProductPicture
            className="picture-preview"
            src={picture.url}
            alt={picture.alt || product.name}
            sizes="12rem"
          />
          <div className="stack stack--tight">
            <p>
              <strong>Picture {index + 1}</strong>{' '}
              {index === 0 && <span className="badge">Main picture</span>}{' '}
              <span className="small muted">
                {picture.width} × {picture.height}
              </span>
            </p>
            <StoreForm
              key={picture.alt}
              id={`picture-${picture.id}`}
              validator={pictureTextValidator}
              labels={{ alt: TEXT }}
              defaultValues={{ alt: picture.alt }}
              className="picture-text"
            >
              <input type="hidden" name="intent" value="text" />
              <input type="hidden" name="pictureId" value={picture.id} />
              <TextField name="alt" label={TEXT} optional />
              <button
                type="submit"
                className="btn btn--small"
                aria-label={`Save the text of picture ${index + 1}`}
              >
                Save alt text
              </button>
            </StoreForm>
            <div className="row-actions">
              <Form method="post" className="row-actions">
                <input type="hidden" name="pictureId" value={picture.id} />
                {index > 0 && <MoveButton to="up" index={index} />}
                {index < pictures.length - 1 && <MoveButton to="down" index={index} />}
              </Form>
              <ButtonLink
                isSmall
                to={adminPaths.removePicture(product.id, picture.id, { redirectTo: returnTo })}
                aria-label={`Remove picture ${index + 1}`}
              >
                Remove…
              </ButtonLink>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function MoveButton({ to, index }: { to: 'up' | 'down'; index: number }) {
  return (
    <button type="submit" className="icon-btn icon-btn--small" name="intent" value={to}>
      <Icon name={to === 'up' ? 'arrow-up' : 'arrow-down'} />
      <span className="sr-only">
        Move picture {index + 1} {to}
      </span>
    </button>
  );
}
