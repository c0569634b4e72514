/** A date of the demo. It is set from the day of seeding, so that a new demo always has events to come and past ones. */
export interface SeedEvent {
  slug: string;
  title: string;
  kind: 'Training day' | 'Counter day' | 'Trade show';
  /** Weeks from the week of seeding; negative for the past. */
  weeks: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  days: number;
  hours: string;
  venue: string;
  city: string;
  summary: string;
  /** Per person, in dollars. Left out where there is nothing to book. */
  price?: number;
}

export const demoEvents: SeedEvent[] = [
  {
    slug: 'sfic-pinning-montreal',
    title: 'SFIC from the Bitting List to the Door',
    kind: 'Training day',
    weeks: 3,
    weekday: 2,
    days: 1,
    hours: '9:00 AM - 4:30 PM',
    venue: 'Keyway Montreal',
    city: 'Montreal, QC',
    summary:
      'Lay out a small A2 system, pin and cap twenty cores, pull one with the control key and find the two stacks ' +
      'that we pinned wrong. Taught in French and English.',
    price: 185,
  },
  {
    slug: 'key-machine-counter-day-toronto',
    title: 'Key Machine Counter Day',
    kind: 'Counter day',
    weeks: 4,
    weekday: 4,
    days: 1,
    hours: '8:00 AM - 2:00 PM',
    venue: 'Keyway Toronto',
    city: 'Toronto, ON',
    summary:
      'Bring your duplicator: we check calibration, jaws and cutter at no charge while you wait, and the semi-automatic ' +
      'and laser machines are out to try.',
  },
  {
    slug: 'proximity-all-keys-lost-toronto',
    title: 'Proximity Systems with All Keys Lost',
    kind: 'Training day',
    weeks: 9,
    weekday: 3,
    days: 2,
    hours: '9:00 AM - 5:00 PM',
    venue: 'Keyway Toronto',
    city: 'Toronto, ON',
    summary:
      'Two days on benches and cars: Ford, Toyota and FCA procedures, reading modules, what to do when the battery dies ' +
      'halfway, and how to price the job. Bring your own programmer with a current subscription.',
    price: 540,
  },
  {
    slug: 'fire-door-hardware-calgary',
    title: 'Hardware on Labelled Doors: What You May Do in the Field',
    kind: 'Training day',
    weeks: 13,
    weekday: 2,
    days: 1,
    hours: '9:00 AM - 4:00 PM',
    venue: 'Keyway Calgary',
    city: 'Calgary, AB',
    summary:
      'Reading a label, closers that latch, exit devices without dogging, gaps and gauges, and how to write up an opening ' +
      'so that the inspector and the owner read the same thing.',
    price: 195,
  },
  {
    slug: 'northern-lock-and-key-show',
    title: 'Northern Lock and Key Show',
    kind: 'Trade show',
    weeks: 20,
    weekday: 5,
    days: 2,
    hours: '10:00 AM - 6:00 PM',
    venue: 'Lakeside Exhibition Hall, stand 214',
    city: 'Halifax, NS',
    summary:
      'Exit devices and closers on working doors, a pinning bench to race at, and our Halifax people to talk to about ' +
      'coastal finishes.',
  },
  {
    slug: 'access-control-first-door-vancouver',
    title: 'Access Control: the First Door',
    kind: 'Training day',
    weeks: -6,
    weekday: 3,
    days: 1,
    hours: '9:00 AM - 4:00 PM',
    venue: 'Keyway Vancouver',
    city: 'Vancouver, BC',
    summary:
      'One door from bare frame to working reader: strike, power supply sum, request to exit, and the fault-finding that ' +
      'nobody shows you.',
    price: 195,
  },
  {
    slug: 'closer-counter-day-halifax',
    title: 'Door Closer Counter Day',
    kind: 'Counter day',
    weeks: -15,
    weekday: 4,
    days: 1,
    hours: '8:00 AM - 1:00 PM',
    venue: 'Keyway Halifax',
    city: 'Halifax, NS',
    summary:
      'Sizing, arms and valves on four doors of different weight, with a gauge to settle the arguments.',
  },
];
