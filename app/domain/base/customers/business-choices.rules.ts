import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
/** Business types: those of SPEC 3, then ours. */
export const BUSINESS_TYPES = perLanguage(
  () =>
    ({
      locksmith: t`Automotive Locksmith`,
      'mobile-locksmith': t`Mobile Locksmith`,
      dealership: t`Auto Dealership`,
      'security-company': t`Security Company`,
      contractor: t`Security Contractor`,
      distributor: t`Distributor/Reseller`,
      'commercial-locksmith': t`Commercial Locksmith`,
      'lock-shop': t`Lock Shop`,
      'hardware-contractor': t`Door and Hardware Contractor`,
      institution: t`Institution (school, hospital, or government)`,
    }) as const,
);

export function getBusinessTypeName(type: string): string {
  return new Map<string, string>(Object.entries(BUSINESS_TYPES())).get(type) ?? type;
}

/** Years in business (SPEC 3). */
export const YEARS_IN_BUSINESS = perLanguage(
  () =>
    ({
      'less-than-1': t`Less than 1 year`,
      '1-3': t`1-3 years`,
      '4-10': t`4-10 years`,
      '11-20': t`11-20 years`,
      'more-than-20': t`More than 20 years`,
    }) as const,
);

export function getYearsInBusinessName(years: string): string {
  return new Map<string, string>(Object.entries(YEARS_IN_BUSINESS())).get(years) ?? years;
}
