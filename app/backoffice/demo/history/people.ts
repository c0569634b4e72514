import type { SeededRandom } from './seeded-random';

/** The parts of an address, and whom it belongs to. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  address: string;
  city: string;
  stateCode: string;
  zipCode: string;
}

const FIRST_NAMES =
  'Aaron Alicia Andre Beth Brian Carla Chris Dana Derek Elena Frank Grace Hector Irene Jamal Janet Kevin Laura Luis Marcus Megan Nadia Nick Olivia Paul Rachel Sam Tara Victor Wendy'.split(
    ' ',
  );
const LAST_NAMES =
  'Abbott Barnes Becker Carver Castillo Dawson Ellis Fischer Garza Hale Ibrahim Jensen Keller Lam Lopez Marsh Nguyen Ortega Pierce Quinn Reyes Santos Tanaka Underwood Vargas Walsh Xiong Young Zhang Zimmer'.split(
    ' ',
  );
const STREETS = [
  'Main Street',
  'Oak Avenue',
  'Market Street',
  'Park Road',
  'Mill Lane',
  'Union Avenue',
  'Cedar Court',
];
/** City, state, and the first digits of its ZIP codes. */
const CITIES = [
  ['Buffalo', 'NY', '142'],
  ['Cleveland', 'OH', '441'],
  ['Pittsburgh', 'PA', '152'],
  ['Detroit', 'MI', '482'],
  ['Chicago', 'IL', '606'],
  ['Columbus', 'OH', '432'],
  ['Albany', 'NY', '122'],
  ['Milwaukee', 'WI', '532'],
  ['Indianapolis', 'IN', '462'],
  ['Boston', 'MA', '021'],
] as const;

/** Makes up a buyer. Domain and phone numbers are reserved for fiction. */
export function createPerson(random: SeededRandom): Person {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const [city, stateCode, zip] = random.pick(CITIES);
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${random.between(1, 99)}@mail.example`.toLowerCase(),
    phone: createPhone(random),
    company: random.isLikely(0.3) ? `${lastName} Lock & Key` : '',
    address: `${random.between(10, 990)} ${random.pick(STREETS)}`,
    city,
    stateCode,
    zipCode: `${zip}${random.between(10, 49)}`,
  };
}

export function createPhone(random: SeededRandom): string {
  return `${random.between(212, 919)}-555-01${random.between(10, 99)}`;
}
