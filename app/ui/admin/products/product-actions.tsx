import { Link } from '@remix-run/react';

import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';
import { useHasPermission } from '../staff/use-has-permission';

interface ProductActionsProps {
  product: { id: number; name: string; isActive: boolean };
  /** Where one was, and comes back to. */
  returnTo: string;
}

/** SPEC 2.11: what can be done with a product of the list. What is archived is not in the store and cannot be viewed. */
export function ProductActions({ product, returnTo }: ProductActionsProps) {
  const may = useHasPermission();
  const { id, name, isActive } = product;
  const back = { redirectTo: returnTo };
  return (
    <span className="row-actions">
      {isActive && <Action to={paths.product(String(id))} icon="eye" name={`View ${name} in the store`} />}
      {may('catalogue.edit') && (
        <>
          <Action to={paths.admin.editProduct(id, back)} icon="pencil" name={`Edit ${name}`} />
          <Action to={paths.admin.duplicateProduct(id, back)} icon="copy" name={`Duplicate ${name}`} />
          <Action
            to={paths.admin.archiveProduct(id, back)}
            icon={isActive ? 'archive' : 'archive-restore'}
            name={isActive ? `Archive ${name}` : `Restore ${name}`}
          />
        </>
      )}
      {may('catalogue.delete') && (
        <Action to={paths.admin.deleteProduct(id, back)} icon="trash-2" name={`Delete ${name}`} />
      )}
    </span>
  );
}

function Action({ to, icon, name }: { to: string; icon: IconName; name: string }) {
  return (
    <Link className="icon-btn icon-btn--small" to={to} title={name} discover="none">
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </Link>
  );
}
