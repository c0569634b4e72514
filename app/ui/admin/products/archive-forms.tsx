import { Form } from '@remix-run/react';

import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { ButtonLink } from '../links';

interface ArchiveProps {
  product: { id: number; name: string };
  returnTo: string;
}

/** Offers to undo archiving a product. */
export function ArchivedNotice({ product, returnTo }: ArchiveProps) {
  return (
    <Form
      method="post"
      action={paths.admin.archiveProduct(product.id)}
      className="panel cluster cluster--spread align-center cluster--apart"
      aria-label={`${product.name} was archived`}
    >
      <input type="hidden" name="redirectTo" value={returnTo} />
      <span>
        <strong>{product.name}</strong> is archived and no longer in the store.
      </span>
      <button type="submit" className="btn btn--small" name="intent" value="restore">
        <Icon name="archive-restore" />
        Undo
      </button>
    </Form>
  );
}

/** Confirms archiving or restoring a product. */
export function ArchiveForm({ product, returnTo }: ArchiveProps & { product: { isActive: boolean } }) {
  const { name, isActive } = product;
  return (
    <Form method="post" className="stack stack--wide">
      <input type="hidden" name="redirectTo" value={returnTo} />
      {isActive ? (
        <>
          <p>
            {name} leaves the store: its page, the lists and the search no longer have it, and it cannot be
            ordered. Orders and quotes keep it as it was.
          </p>
          <p>Its stock, prices and pictures stay. You can restore it at any time.</p>
        </>
      ) : (
        <p>{name} is archived. Restored, it is in the store at once, with the stock and price that it has.</p>
      )}
      <div className="form-buttons">
        <ButtonLink to={returnTo}>Cancel</ButtonLink>
        <button
          type="submit"
          className="btn btn--primary"
          name="intent"
          value={isActive ? 'archive' : 'restore'}
        >
          {isActive ? 'Archive product' : 'Restore product'}
        </button>
      </div>
    </Form>
  );
}
