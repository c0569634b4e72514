import type { SeedProfessional } from '../content-rows';

function member(
  name: string,
  city: string,
  stateCode: string,
  phone: string,
  specialties: string[],
  serviceCategories: SeedProfessional['serviceCategories'],
): SeedProfessional {
  const mailbox = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');
  return { name, city, stateCode, phone, email: `shop@${mailbox}.example`, specialties, serviceCategories };
}

/** Trade members for the public directory. All of them, their telephone numbers and addresses are fictitious. */
export const demoProfessionals: SeedProfessional[] = [
  member(
    'Humber Lock & Key',
    'Toronto',
    'ON',
    '416-555-0161',
    ['Master key systems', 'Exit devices and closers', 'Access control'],
    ['commercial', 'security'],
  ),
  member(
    'Parkdale Mobile Locksmith',
    'Toronto',
    'ON',
    '416-555-0162',
    ['Home and vehicle lockout', 'Residential rekeying', 'Smart locks'],
    ['residential', 'smart-lock'],
  ),
  member(
    'Bytown Safe & Vault',
    'Ottawa',
    'ON',
    '613-555-0163',
    ['Safe opening and service', 'Master key systems'],
    ['commercial', 'security'],
  ),
  member(
    'Halton Auto Keys',
    'Oakville',
    'ON',
    '905-555-0164',
    ['Automotive keys and programming', 'Home and vehicle lockout'],
    ['automotive'],
  ),
  member(
    'Serrurerie du Plateau',
    'Montreal',
    'QC',
    '514-555-0165',
    ['Residential rekeying', 'Heritage locks', 'Home and vehicle lockout'],
    ['residential'],
  ),
  member(
    'Clés Laval Auto',
    'Laval',
    'QC',
    '450-555-0166',
    ['Automotive keys and programming', 'Fleet and equipment keys'],
    ['automotive'],
  ),
  member(
    'Capitale Contrôle d’accès',
    'Quebec City',
    'QC',
    '418-555-0167',
    ['Access control', 'Exit devices and closers'],
    ['commercial', 'security'],
  ),
  member(
    'False Creek Lock Works',
    'Vancouver',
    'BC',
    '604-555-0168',
    ['Smart locks', 'Access control', 'Residential rekeying'],
    ['residential', 'smart-lock', 'commercial'],
  ),
  member(
    'Inlet Mobile Keys',
    'Burnaby',
    'BC',
    '604-555-0169',
    ['Automotive keys and programming', 'Home and vehicle lockout'],
    ['automotive', 'residential'],
  ),
  member(
    'Bow River Locksmiths',
    'Calgary',
    'AB',
    '403-555-0170',
    ['Fleet and equipment keys', 'Safe opening and service', 'Master key systems'],
    ['commercial', 'automotive'],
  ),
  member(
    'Chinook Door & Hardware',
    'Calgary',
    'AB',
    '403-555-0171',
    ['Exit devices and closers', 'Access control'],
    ['commercial'],
  ),
  member(
    'Northgate Lock Service',
    'Edmonton',
    'AB',
    '780-555-0172',
    ['Home and vehicle lockout', 'Residential rekeying'],
    ['residential', 'automotive'],
  ),
  member(
    'Forks Security Hardware',
    'Winnipeg',
    'MB',
    '204-555-0173',
    ['Master key systems', 'Exit devices and closers'],
    ['commercial', 'security'],
  ),
  member(
    'Citadel Lock & Safe',
    'Halifax',
    'NS',
    '902-555-0174',
    ['Safe opening and service', 'Heritage locks', 'Residential rekeying'],
    ['residential', 'security'],
  ),
  member(
    'Fundy Coast Locksmith',
    'Saint John',
    'NB',
    '506-555-0175',
    ['Home and vehicle lockout', 'Automotive keys and programming'],
    ['automotive', 'residential'],
  ),
  member(
    'Genesee Key Company',
    'Rochester',
    'NY',
    '585-555-0176',
    ['Automotive keys and programming', 'Master key systems'],
    ['automotive', 'commercial'],
  ),
  member(
    'Erie Street Locksmiths',
    'Buffalo',
    'NY',
    '716-555-0177',
    ['Residential rekeying', 'Smart locks', 'Home and vehicle lockout'],
    ['residential', 'smart-lock'],
  ),
  member(
    'Puget Door Systems',
    'Seattle',
    'WA',
    '206-555-0178',
    ['Access control', 'Exit devices and closers'],
    ['commercial', 'security'],
  ),
];
