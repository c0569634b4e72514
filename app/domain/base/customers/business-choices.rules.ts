/** Business types: those of SPEC 3, then ours. */
export const BUSINESS_TYPES = {
  locksmith: 'Automotive Locksmith',
  'mobile-locksmith': 'Mobile Locksmith',
  dealership: 'Auto Dealership',
  'security-company': 'Security Company',
  contractor: 'Security Contractor',
  distributor: 'Distributor/Reseller',
  'commercial-locksmith': 'Commercial Locksmith',
  'lock-shop': 'Lock Shop',
  'hardware-contractor': 'Door and Hardware Contractor',
  institution: 'Institution (school, hospital, or government)',
} as const;

export function getBusinessTypeName(type: string): string {
  return new Map<string, string>(Object.entries(BUSINESS_TYPES)).get(type) ?? type;
}

/** Years in business (SPEC 3). */
export const YEARS_IN_BUSINESS = {
  'less-than-1': 'Less than 1 year',
  '1-3': '1-3 years',
  '4-10': '4-10 years',
  '11-20': '11-20 years',
  'more-than-20': 'More than 20 years',
} as const;

export function getYearsInBusinessName(years: string): string {
  return new Map<string, string>(Object.entries(YEARS_IN_BUSINESS)).get(years) ?? years;
}
