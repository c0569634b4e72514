import type { Guard } from './guard';
import { IMPORT_GUARDS } from './import-guards';
import { ORDER_GUARDS } from './order-guards';
import { PERMISSION_GUARDS } from './permission-guards';
import { REQUEST_GUARDS } from './request-guards';
import { SESSION_GUARDS } from './session-guards';

/** By what they guard. */
export const GUARDS = {
  orders: ORDER_GUARDS,
  sessions: SESSION_GUARDS,
  permissions: PERMISSION_GUARDS,
  requests: REQUEST_GUARDS,
  imports: IMPORT_GUARDS,
} satisfies Record<string, readonly Guard[]>;
