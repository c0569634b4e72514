import { t } from '~/i18n/text';

/** Makes of the search panel in five groups (SPEC 2.2). Values are lowercase with hyphens. */
export const MAKE_GROUPS = [
  { label: () => t`Popular Brands`, makes: ['Ford', 'Toyota', 'Honda', 'Chevrolet', 'Nissan', 'Jeep'] },
  {
    label: () => t`Luxury Brands`,
    makes: ['Acura', 'Cadillac', 'Infiniti', 'Lexus', 'Lincoln', 'Land Rover'],
  },
  {
    label: () => t`European Brands`,
    makes: ['Audi', 'BMW', 'Mercedes-Benz', 'Mini', 'Porsche', 'Volkswagen', 'Volvo'],
  },
  { label: () => t`American Brands`, makes: ['Buick', 'Chrysler', 'Dodge', 'GMC', 'Ram', 'Tesla'] },
  { label: () => t`Asian Brands`, makes: ['Hyundai', 'Kia', 'Mazda', 'Mitsubishi', 'Subaru', 'Suzuki'] },
] as const;

/** 'Mercedes-Benz' → 'mercedes-benz', 'Land Rover' → 'land-rover'. */
export function makeValue(make: string): string {
  return make.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const names = new Map(
  MAKE_GROUPS.flatMap(({ makes }) => makes.map((make) => [makeValue(make), make] as const)),
);

/** Finds a make's name by its value. */
export function findMakeName(value: string): string | undefined {
  return names.get(value);
}
