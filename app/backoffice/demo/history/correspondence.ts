import type { DemoAccount } from './demo-accounts';

/** Messages of the inbox. Everybody who writes is fictitious. */
interface DemoMessage {
  kind: 'contact' | 'order-desk';
  subject: string;
  text: string;
  hoursAgo: number;
  state: 'unread' | 'assigned' | 'answered' | 'closed' | 'spam';
  reply?: string;
}

export const demoMessages: readonly DemoMessage[] = [
  {
    kind: 'contact',
    subject: 'Restock date for mortise cylinders',
    text: 'When do you expect the next shipment of 1-1/8" mortise cylinders? We need 24 for a school job.',
    hoursAgo: 3,
    state: 'unread',
  },
  {
    kind: 'order-desk',
    subject: 'Add to my order',
    text: 'Please add two boxes of key tags to the order I placed this morning if it has not shipped.',
    hoursAgo: 6,
    state: 'unread',
  },
  {
    kind: 'contact',
    subject: 'Key machine calibration',
    text: 'Do you calibrate duplicators at the counter, or do we have to ship ours to you?',
    hoursAgo: 28,
    state: 'assigned',
  },
  {
    kind: 'contact',
    subject: 'Master key system',
    text: 'We are adding a wing and need to extend our master key system. Who can help us with the bitting list?',
    hoursAgo: 52,
    state: 'assigned',
  },
  {
    kind: 'contact',
    subject: 'Closer for an exterior door',
    text: 'Which closer would you use on a 42" exterior aluminum door that gets a lot of wind?',
    hoursAgo: 75,
    state: 'answered',
    reply:
      'Use a size 4 to 6 closer with backcheck. The product page lists two with a parallel arm for that width.',
  },
  {
    kind: 'order-desk',
    subject: 'Invoice copy',
    text: 'Could you send us a copy of our last invoice? Our bookkeeper lost it.',
    hoursAgo: 100,
    state: 'closed',
    reply: 'You can open every invoice in your account under Orders.',
  },
  {
    kind: 'contact',
    subject: 'Rank your website #1',
    text: 'We place your site on page one in 7 days, guaranteed. Visit our site for prices.',
    hoursAgo: 9,
    state: 'spam',
  },
  {
    kind: 'contact',
    subject: 'Counter hours on Saturday',
    text: 'Is will call open on Saturday afternoons?',
    hoursAgo: 240,
    state: 'closed',
    reply: 'Will call closes at 4:00 PM on Saturdays in Toronto and Montreal.',
  },
];

interface DemoQuote {
  status: 'requested' | 'priced' | 'accepted' | 'declined' | 'expired';
  hoursAgo: number;
  /** Whose account; a guest otherwise. */
  company?: string;
  message: string;
}

export const demoQuotes: readonly DemoQuote[] = [
  {
    status: 'expired',
    hoursAgo: 1_400,
    company: 'Bay State Lock Supply',
    message: 'Stocking order for spring.',
  },
  {
    status: 'accepted',
    hoursAgo: 900,
    company: 'Great Lakes Door & Hardware',
    message: 'Twelve openings, ship to site.',
  },
  { status: 'declined', hoursAgo: 600, message: 'Need it by Friday.' },
  {
    status: 'priced',
    hoursAgo: 60,
    company: 'Summit Access Systems',
    message: 'Access control retrofit, 8 doors.',
  },
  { status: 'priced', hoursAgo: 40, message: 'Apartment rekey, 30 units.' },
  {
    status: 'requested',
    hoursAgo: 12,
    company: 'Northside Security Contractors',
    message: 'Please quote for the Irving Park project.',
  },
  { status: 'requested', hoursAgo: 4, message: 'Price for a quantity of 50?' },
];

/** Applications for trade accounts: four await a decision, one was declined. */
export const demoApplications: readonly (Pick<DemoAccount, 'business' | 'jobTitle'> & {
  company: string;
  hoursAgo: number;
  declined?: string;
})[] = [
  {
    company: 'Pine Hollow Lock Service',
    business: 'locksmith',
    jobTitle: 'Owner',
    hoursAgo: 700,
    declined: 'We could not verify the business address.',
  },
  { company: 'Riverbend Locksmith', business: 'mobile-locksmith', jobTitle: 'Owner', hoursAgo: 70 },
  { company: 'Cornerstone Facility Group', business: 'contractor', jobTitle: 'Buyer', hoursAgo: 30 },
  { company: 'Tri-County Safe & Lock', business: 'locksmith', jobTitle: 'Manager', hoursAgo: 21 },
  { company: 'Prairie Chevrolet', business: 'dealership', jobTitle: 'Parts Manager', hoursAgo: 5 },
];
