import { paths } from '../../paths';

/**
 * SPEC 2.4: the brands of the marketing versions, as that page writes them, and as the catalogue does: Comx-fort is
 * CompX's line of cam locks.
 */
export const BRANDS = [
  { name: 'ABUS', brand: 'ABUS', style: 'wide' },
  { name: 'Alarm Controls', brand: 'Alarm Controls', style: 'plain' },
  { name: 'American Lock', brand: 'American Lock', style: 'slanted' },
  { name: 'Comx-fort', brand: 'CompX', style: 'plain' },
  { name: 'Hudson', brand: 'Hudson', style: 'mono' },
  { name: 'ILCO', brand: 'Ilco', style: 'wide' },
  { name: 'JMA', brand: 'JMA', style: 'slanted' },
  { name: 'LSDA', brand: 'LSDA', style: 'mono' },
  { name: 'Norton', brand: 'Norton', style: 'plain' },
  { name: 'Sargent', brand: 'Sargent', style: 'wide' },
  { name: 'Schlage', brand: 'Schlage', style: 'slanted' },
] as const;

export type Brand = (typeof BRANDS)[number];

/** SPEC 2.4: the second version shows four of them. */
export const GRID_BRANDS = BRANDS.filter(({ name }) => ['ABUS', 'ILCO', 'Sargent', 'Schlage'].includes(name));

export function getBrandHref({ brand }: Brand): string {
  return paths.products({ brand: [brand] });
}
