import { accessControl } from './access-control';
import { automotiveKeys } from './automotive-keys';
import { cabinetLocks } from './cabinet-locks';
import { cctvAlarms } from './cctv-alarms';
import { commercialLocks } from './commercial-locks';
import { cylinders } from './cylinders';
import { doorAccessories } from './door-accessories';
import { doorClosers } from './door-closers';
import { doorLocks } from './door-locks';
import { doorsFrames } from './doors-frames';
import { exitDevices } from './exit-devices';
import { keyAccessories } from './key-accessories';
import { padlocks } from './padlocks';
import { safes } from './safes';
import type { SeedCategory } from './seed-product';
import { smartLocks } from './smart-locks';
import { toolsMachinesSupplies } from './tools-machines-supplies';

/** In the order of their ids: SPEC 2.3 links categories 1, 2 and 3 by id. */
export const demoCategories: readonly SeedCategory[] = [
  automotiveKeys,
  commercialLocks,
  smartLocks,
  accessControl,
  cabinetLocks,
  cylinders,
  exitDevices,
  doorClosers,
  doorLocks,
  doorsFrames,
  doorAccessories,
  keyAccessories,
  padlocks,
  safes,
  toolsMachinesSupplies,
  cctvAlarms,
];

/** SPEC 2.5: the six classic products of these categories are also found as 'commercial-1' and 'smart-1' to -6. */
export const aliasPrefixes: Record<string, string> = {
  'commercial-locks': 'commercial',
  'smart-locks': 'smart',
};
