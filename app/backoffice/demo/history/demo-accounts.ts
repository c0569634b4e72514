import type { BUSINESS_TYPES } from '../../../domain/base/customers/business-choices.rules';

/** A trade account of the demo and how it orders. Everybody in it is fictitious. */
export interface DemoAccount {
  company: string;
  business: keyof ReturnType<typeof BUSINESS_TYPES>;
  firstName: string;
  lastName: string;
  jobTitle: string;
  domain: string;
  place: readonly [address: string, city: string, stateCode: string, zipCode: string];
  tier: 'trade' | 'gold' | 'platinum' | null;
  /** Net days and credit limit in dollars. */
  terms: readonly [netDays: number, limit: number] | null;
  /** Days after the due date on which it pays; the last orders stay open. */
  paysLate: number;
  /** How often it orders compared to the others. */
  weight: number;
  buys: readonly string[];
  /** Sells restricted products to it. */
  license: 'valid' | 'expiring' | 'waiting' | null;
  isTaxExempt?: boolean;
  /** Further users, with their limits in dollars. */
  users?: readonly (readonly [firstName: string, lastName: string, limit: number | null])[];
  /** Discount of its contract prices in percent. */
  contract?: number;
}

const KEYS = ['automotive-keys', 'cylinders', 'key-accessories', 'tools-machines-supplies'];
const DOORS = ['door-closers', 'exit-devices', 'commercial-locks', 'doors-frames', 'door-accessories'];
const ACCESS = ['access-control', 'smart-locks', 'cctv-alarms', 'exit-devices'];
const HOMES = ['door-locks', 'smart-locks', 'cylinders', 'padlocks', 'door-accessories'];

// A table of accounts, one a line.
// prettier-ignore
export const demoAccounts: readonly DemoAccount[] = [
  { company: 'Lakeshore Lock & Key', business: 'locksmith', firstName: 'Rita', lastName: 'Kowalski', jobTitle: 'Owner', domain: 'lakeshore-lock', place: ['410 Harbor Street', 'Buffalo', 'NY', '14203'], tier: 'gold', terms: [30, 15_000], paysLate: 0, weight: 10, buys: KEYS, license: 'valid', users: [['Tom', 'Bauer', 500], ['Ines', 'Marek', null]], contract: 18 },
  { company: 'Keystone Mobile Locksmiths', business: 'mobile-locksmith', firstName: 'Darnell', lastName: 'Price', jobTitle: 'Owner', domain: 'keystone-mobile', place: ['88 Liberty Avenue', 'Pittsburgh', 'PA', '15222'], tier: 'trade', terms: null, paysLate: 0, weight: 9, buys: KEYS, license: 'expiring' },
  { company: 'Great Lakes Door & Hardware', business: 'contractor', firstName: 'Ellen', lastName: 'Voss', jobTitle: 'Purchasing Manager', domain: 'gl-door', place: ['2300 Foundry Road', 'Cleveland', 'OH', '44114'], tier: 'platinum', terms: [30, 40_000], paysLate: 6, weight: 9, buys: DOORS, license: null, users: [['Carl', 'Hoff', 1_000], ['Mina', 'Doyle', 2_500]], contract: 22 },
  { company: 'Northside Security Contractors', business: 'contractor', firstName: 'Paul', lastName: 'Ferreira', jobTitle: 'Project Manager', domain: 'northside-security', place: ['71 Irving Park Road', 'Chicago', 'IL', '60613'], tier: 'gold', terms: [60, 25_000], paysLate: 25, weight: 7, buys: DOORS, license: null, users: [['Zoe', 'Hart', 750]] },
  { company: 'Summit Access Systems', business: 'security-company', firstName: 'Mei', lastName: 'Tran', jobTitle: 'Operations Director', domain: 'summit-access', place: ['15 Summit Street', 'Columbus', 'OH', '43215'], tier: 'gold', terms: [30, 20_000], paysLate: 12, weight: 7, buys: ACCESS, license: 'valid', contract: 15 },
  { company: 'Motor City Auto Keys', business: 'locksmith', firstName: 'Jerome', lastName: 'Banks', jobTitle: 'Owner', domain: 'motorcity-keys', place: ['905 Michigan Avenue', 'Detroit', 'MI', '48226'], tier: 'trade', terms: [15, 5_000], paysLate: 40, weight: 8, buys: KEYS, license: 'valid' },
  { company: 'Hudson Valley Locksmiths', business: 'locksmith', firstName: 'Anna', lastName: 'Delaney', jobTitle: 'Manager', domain: 'hv-locksmiths', place: ['33 Broadway', 'Albany', 'NY', '12207'], tier: 'trade', terms: null, paysLate: 0, weight: 6, buys: [...KEYS, 'safes'], license: 'waiting' },
  { company: 'Brewer Property Services', business: 'contractor', firstName: 'Todd', lastName: 'Brewer', jobTitle: 'Owner', domain: 'brewer-property', place: ['640 Water Street', 'Milwaukee', 'WI', '53202'], tier: null, terms: [30, 8_000], paysLate: 3, weight: 5, buys: HOMES, license: null },
  { company: 'Crossroads Ford', business: 'dealership', firstName: 'Linda', lastName: 'Osgood', jobTitle: 'Parts Manager', domain: 'crossroads-ford', place: ['1200 Speedway Avenue', 'Indianapolis', 'IN', '46202'], tier: 'trade', terms: [30, 10_000], paysLate: 0, weight: 4, buys: ['automotive-keys'], license: 'valid' },
  { company: 'St. Brendan School District', business: 'contractor', firstName: 'Howard', lastName: 'Nolan', jobTitle: 'Facilities Director', domain: 'stbrendan-schools', place: ['5 Academy Lane', 'Erie', 'PA', '16501'], tier: 'trade', terms: [60, 12_000], paysLate: 8, weight: 4, buys: [...DOORS, 'padlocks', 'cabinet-locks'], license: null, isTaxExempt: true },
  { company: 'Bay State Lock Supply', business: 'distributor', firstName: 'Colin', lastName: 'Murphy', jobTitle: 'Buyer', domain: 'baystate-lock', place: ['77 Summer Street', 'Boston', 'MA', '02110'], tier: 'platinum', terms: [30, 30_000], paysLate: 2, weight: 5, buys: [...KEYS, ...HOMES], license: 'valid', contract: 25 },
  { company: 'Sentinel Alarm Group', business: 'security-company', firstName: 'Priya', lastName: 'Raman', jobTitle: 'Purchasing', domain: 'sentinel-alarm', place: ['260 Jefferson Avenue', 'Toledo', 'OH', '43604'], tier: null, terms: null, paysLate: 0, weight: 4, buys: ACCESS, license: null },
];

/** What guests buy. */
export const GUEST_CATEGORIES = [...HOMES, ...KEYS, 'safes', 'cabinet-locks'];
