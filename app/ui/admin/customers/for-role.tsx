import type { ReactNode } from 'react';

import type { Permission } from '../../../domain/base/staff/permissions.rules';
import { useHasPermission } from '../staff/use-has-permission';

interface ForRoleProps {
  permission: Permission;
  /** What stands there for everyone else. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Controls that a role may not use are not shown to it. The action asks again. */
export function ForRole({ permission, otherwise = null, children }: ForRoleProps) {
  return useHasPermission()(permission) ? children : otherwise;
}
