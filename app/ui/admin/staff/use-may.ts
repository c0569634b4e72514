import { useRouteLoaderData } from '@remix-run/react';

import { may, type Permission } from '../../../domain/base/staff/permissions.rules';
import type { StaffRole } from '../../../domain/base/staff/staff.schema';

/**
 * Whether the staff member who looks at the page may do a thing. A control that would be refused is not shown; the
 * loader and the action ask again.
 */
export function useHasPermission(): (permission: Permission) => boolean {
  const shell = useRouteLoaderData<{ staff: { role: StaffRole } }>('routes/admin/layout');
  return (permission) => shell != null && may(shell.staff.role, permission);
}
