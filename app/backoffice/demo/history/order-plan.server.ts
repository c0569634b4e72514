import type { PaymentMethod } from '../../../domain/selling/checkout/payment-methods.rules';
import type { AccountUser, Buyer } from './accounts.server';
import { HISTORY_DAYS, type HistoryCalendar } from './calendar';
import { fillBasket, isWellStocked, type BasketLine, type HistoryProduct } from './catalog.server';
import { GUEST_CATEGORIES } from './demo-accounts';
import { createPerson, type Person } from './people';
import type { SeededRandom } from './seeded-random';

/** What becomes of an order. */
export type Course =
  | 'shipped'
  | 'returned'
  | 'damaged'
  | 'declined'
  | 'expired'
  | 'paid'
  | 'canceled'
  | 'review'
  | 'open'
  | 'part-paid'
  | 'awaiting-approval';

export interface PlannedOrder {
  buyer: { account: Buyer; user: AccountUser } | undefined;
  person: Person;
  lines: readonly BasketLine[];
  method: PaymentMethod;
  placedAt: string;
  /** Business days before the last full one; undefined within the last hours. */
  daysAgo: number | undefined;
  course: Course;
}

interface PlanInput {
  random: SeededRandom;
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  buyers: readonly Buyer[];
}

const CARDS = ['square', 'square', 'stripe', 'stripe', 'paypal', 'apple-pay', 'google-pay'] as const;
const TRANSFERS = ['zelle', 'etransfer'] as const;

/** How many orders a business day brings: more each month, most in spring and least in winter. */
function getOrdersPerDay(daysAgo: number): number {
  const age = daysAgo / HISTORY_DAYS;
  const season = 1 + 0.25 * Math.sin((2 * Math.PI * daysAgo) / 261 + 0.8);
  return (4.4 - 2.6 * age) * season;
}

/** Plans the orders of 14 months, oldest first. */
export function planOrders(input: PlanInput): PlannedOrder[] {
  const { random, calendar } = input;
  const orders: PlannedOrder[] = [];
  // The accounts were approved in the first weeks.
  for (let daysAgo = HISTORY_DAYS - 20; daysAgo >= 0; daysAgo -= 1) {
    const count = Math.floor(getOrdersPerDay(daysAgo) + random.next());
    const minutes = Array.from({ length: count }, () => random.between(0, 540)).sort((a, b) => a - b);
    for (const minute of minutes)
      orders.push({ ...planOne(input, daysAgo), placedAt: calendar.at(daysAgo, minute), daysAgo });
  }
  return [...orders, ...planLastHours(input)];
}

function planOne(input: PlanInput, daysAgo: number): Omit<PlannedOrder, 'placedAt' | 'daysAgo'> {
  const { random } = input;
  const basket = random.isLikely(0.6) ? planForAccount(input) : planForGuest(input);
  return { ...basket, course: pickCourse(random, basket, daysAgo) };
}

type Basket = Pick<PlannedOrder, 'buyer' | 'person' | 'lines' | 'method'>;

function planForAccount({ random, buyers }: PlanInput): Basket {
  const account = random.pickByWeight(buyers, (buyer) => buyer.account.weight);
  const user = random.pick([account.owner, account.owner, ...account.users]);
  const isOnAccount = account.account.terms !== null && random.isLikely(0.85);
  return {
    buyer: { account, user },
    person: { ...account.person, firstName: user.firstName, lastName: user.lastName, email: user.email },
    lines: fillBasket(random, account.products, { isTrade: true }),
    method: isOnAccount ? 'account' : random.pick(CARDS),
  };
}

function planForGuest({ random, products }: PlanInput): Basket {
  const sold = products.filter(
    ({ category, isRestricted }) => GUEST_CATEGORIES.includes(category) && !isRestricted,
  );
  return {
    buyer: undefined,
    person: createPerson(random),
    lines: fillBasket(random, sold, { isTrade: false }),
    method: random.isLikely(0.12) ? random.pick(TRANSFERS) : random.pick(CARDS),
  };
}

function pickCourse(random: SeededRandom, { lines, method }: Basket, daysAgo: number): Course {
  const canReturn = lines.every(({ product }) => isWellStocked(product));
  const chance = random.next();
  if (daysAgo < 2) return method === 'account' ? 'open' : 'paid';
  if (canReturn && method !== 'account') {
    if (chance < 0.04) return method === 'zelle' || method === 'etransfer' ? 'expired' : 'declined';
    if (chance < 0.06) return 'canceled';
    if (chance < 0.13) return 'returned';
  }
  if (chance > 0.98 && method !== 'account') return 'damaged';
  return 'shipped';
}

/** The orders of the last hours, one in every state that staff or buyers have to act on. */
const LAST_HOURS: readonly (readonly [
  hours: number,
  course: Course,
  method: PaymentMethod,
  company: string | undefined,
])[] = [
  [20, 'review', 'zelle', undefined],
  [18, 'part-paid', 'etransfer', undefined],
  [16, 'awaiting-approval', 'account', 'Great Lakes Door & Hardware'],
  [14, 'open', 'account', 'Summit Access Systems'],
  [9, 'paid', 'stripe', 'Keystone Mobile Locksmiths'],
  [7, 'open', 'zelle', undefined],
  [5, 'open', 'account', 'Lakeshore Lock & Key'],
  [3, 'open', 'etransfer', undefined],
  [2, 'paid', 'paypal', undefined],
  [1, 'paid', 'square', undefined],
  [0.2, 'open', 'square', undefined],
];

function planLastHours(input: PlanInput): PlannedOrder[] {
  const { random, calendar, buyers } = input;
  return LAST_HOURS.map(([hours, course, method, company]): PlannedOrder => {
    const account = buyers.find((buyer) => buyer.account.company === company);
    const planned = { placedAt: calendar.hoursAgo(hours), daysAgo: undefined, course, method };
    if (account === undefined) return { ...planForGuest(input), ...planned };
    const limited = account.users.find(({ limitCents }) => limitCents !== null);
    const user = course === 'awaiting-approval' && limited !== undefined ? limited : account.owner;
    const { firstName, lastName, email } = user;
    const lines =
      user === limited
        ? getDearest(account.products)
        : fillBasket(random, account.products, { isTrade: true });
    return {
      ...planned,
      buyer: { account, user },
      person: { ...account.person, firstName, lastName, email },
      lines,
    };
  });
}

/** A basket over any limit. */
function getDearest(products: readonly HistoryProduct[]): BasketLine[] {
  return [...products]
    .filter(({ stock }) => stock > 0)
    .sort((one, other) => other.pricing.priceCents - one.pricing.priceCents)
    .slice(0, 2)
    .map((product) => ({ product, quantity: 1 }));
}
