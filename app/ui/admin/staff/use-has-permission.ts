import { useRouteLoaderData } from '@remix-run/react';

import { hasPermission, type Permission } from '../../../domain/base/staff/permissions.rules';
import type { StaffRole } from '../../../domain/base/staff/staff.schema';

/**
 * Returns whether the signed-in staff member has a permission. Controls without it are hidden; loaders and actions
 * check again.
 */
export function useHasPermission(): (permission: Permission) => boolean {
  const shell = useRouteLoaderData<{ staff: { role: StaffRole } }>('routes/admin/layout');
  return (permission) => shell != null && hasPermission(shell.staff.role, permission);
}
