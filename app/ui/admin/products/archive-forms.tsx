import { Form } from '@remix-run/react';

import { adminPaths } from '../../../admin-paths';
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
      action={adminPaths.archiveProduct(product.id)}
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
          <p>{name} will be removed from the store and search. Past orders aren’t affected.</p>
          <p>You can restore it anytime.</p>
        </>
      ) : (
        <p>{name} is archived. Restore it to show it in the store again.</p>
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
