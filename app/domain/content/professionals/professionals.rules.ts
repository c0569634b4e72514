import { foldText } from '../../base/shared/folded-text.rules';
import { getProvinceName } from '../locations/locations.rules';
import { plural, t } from '~/i18n/text';
import { getLocale, perLanguage } from '~/i18n/language';

/** Kinds of work. */
export const SERVICE_CATEGORIES = perLanguage<Record<string, string>>(() => ({
  automotive: t`Automotive`,
  residential: t`Residential`,
  commercial: t`Commercial`,
  'smart-lock': t`Smart locks`,
  security: t`Security systems`,
}));

/** A listed trade member. */
export interface Professional {
  id: number;
  name: string;
  city: string;
  state: string;
  phone: string;
  email: string;
  /** English, as the address of a search has them. */
  specialties: string[];
  services: string[];
}

export type ProfessionalSearch = ReturnType<typeof parseProfessionalSearch>;

export function parseProfessionalSearch(params: URLSearchParams) {
  const read = (name: string) => (params.get(name) ?? '').slice(0, 200);
  return { q: read('q'), region: read('region'), specialty: read('specialty') };
}

/** Matches text in name, city, or state, ignoring case, and the exact state and specialty. */
export function matchesProfessional(
  professional: Pick<Professional, 'name' | 'city' | 'state' | 'specialties'>,
  { q, region, specialty }: ProfessionalSearch,
): boolean {
  const needle = foldText(q.trim());
  const texts = [
    professional.name,
    professional.city,
    professional.state,
    getProvinceName(professional.state),
    `${professional.city}, ${professional.state}`,
  ];
  return (
    (region === '' || professional.state === region) &&
    (specialty === '' || professional.specialties.includes(specialty)) &&
    texts.some((text) => foldText(text).includes(needle))
  );
}

/** Lists the states and specialties that occur, by name. */
export function listChoices(
  professionals: readonly Pick<Professional, 'state' | 'specialties'>[],
  translate: (specialty: string) => string,
) {
  const sortBy = (values: string[], nameOf: (value: string) => string) =>
    [...new Set(values)].sort((one, other) => nameOf(one).localeCompare(nameOf(other), getLocale()));
  return {
    regions: sortBy(
      professionals.map(({ state }) => state),
      getProvinceName,
    ),
    specialties: sortBy(
      professionals.flatMap(({ specialties }) => specialties),
      translate,
    ),
  };
}

export function countProfessionals(count: number): string {
  return plural(count, { one: '# professional', other: '# professionals' });
}
