import type { ReactNode } from 'react';

import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { useHasPermission } from '../staff/use-has-permission';

interface ForRoleProps {
  permission: Permission;
  /** Shown without the permission. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Hides controls that the role can't use. The action checks again. */
export function ForRole({ permission, otherwise = null, children }: ForRoleProps) {
  return useHasPermission()(permission) ? children : otherwise;
}
