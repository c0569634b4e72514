import type { SeedBlock } from '../content-rows';

/** The content blocks of the services and about pages. The company, its people, and its history are fictitious. */
export const companyBlocks: SeedBlock[] = [
  {
    kind: 'service',
    title: 'Technical Support',
    data: {
      description: 'Bench technicians answer the phone. They have the lock you are holding in front of them.',
      features: [
        'Help with programming, fitment and part identification',
        'Wiring diagrams and voltage checks for access control',
        'Wrong part or dead part: a replacement number before you hang up',
        'Photo in by e-mail, answer back the same working day',
      ],
      picture: 'cylinder-cutaway',
      details: [
        'Call the hotline with the vehicle, the lock or the door in front of you. We ask for the FCC ID on the back of the remote, the stamp on the lock body or the label on the hinge edge, and work from there.',
        'What we cannot settle by phone goes on our bench. We keep one of most current locks, closers and devices mounted for exactly that, and write down what we found so that the next caller has it at once.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Training Programs',
    data: {
      description: 'Small classes at the bench, taught by people who still take jobs.',
      features: [
        'Automotive programming, first steps to all keys lost',
        'Master keying and interchangeable core',
        'Exit devices and closers: install, adjust, pass inspection',
        'Certificates for continuing education hours',
      ],
      picture: 'workbench',
      details: [
        'Classes run a day or two with eight seats, one bench and one set of tools for each. You work on real locks and go home with the notes, the pinning charts and the wiring sheets.',
        'Our counters in Toronto, Montreal and Calgary have classrooms. For six people or more we bring the benches to your shop.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Custom Solutions',
    data: {
      description: 'Keying, door preparation and hardware sets made up for the job before they ship.',
      features: [
        'Master key systems laid out, cut, stamped and documented',
        'Cylinders pinned to your bitting list',
        'Doors and frames prepared to your schedule',
        'Kits packed and labelled by opening',
      ],
      picture: 'pinning-kit',
      details: [
        'Send the door schedule or a marked-up floor plan. We return a hardware list by opening, with the functions, handings and finishes written out, and one price for all of it.',
        'Bitting lists and key records are kept under lock and released to the person who is named on the system, and to nobody else.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Emergency Services',
    data: {
      description: 'A customer is standing at the door at two in the morning. So are we.',
      features: [
        '24/7 hotline, answered by a technician',
        'After-hours will call at our counters',
        'Same-day courier within 60 km of a counter',
        'Loan programmers and machines while yours is in repair',
      ],
      picture: 'service-van',
      details: [
        'Ring the hotline at any hour. Whoever answers sees the stock of every counter, can set an order aside, and calls out the person with the keys to the nearest one.',
        'Lockout service for the public is not ours: we send callers to a professional near them.',
      ],
    },
  },
  {
    kind: 'market',
    title: 'Commercial Buildings',
    data: {
      description: 'Offices, shops and warehouses: openings that are used a thousand times a day.',
      image: 'lever-lock',
      keyFeatures: [
        'Grade 1 levers and mortise locks',
        'Exit devices and closers',
        'Tenant rekeying without new locks',
      ],
      anchor: 'commercial',
    },
  },
  {
    kind: 'market',
    title: 'Educational Institutions',
    data: {
      description: 'Schools and campuses, where the lockdown drill must work as well as the morning bell.',
      image: 'exit-device',
      keyFeatures: [
        'Classroom security functions',
        'Interchangeable cores by building',
        'Key records that stand an audit',
      ],
      anchor: 'institutional',
    },
  },
  {
    kind: 'market',
    title: 'Healthcare Facilities',
    data: {
      description: 'Hospitals and clinics: hands full, doors wide, medicine locked away.',
      image: 'auto-operator',
      keyFeatures: [
        'Low energy operators and push plates',
        'Electronic cabinet locks with audit trail',
        'Ligature-resistant trim',
      ],
      anchor: 'institutional',
    },
  },
  {
    kind: 'market',
    title: 'Government & Municipal',
    data: {
      description: 'Public buildings, works yards and utilities that are keyed once and kept for decades.',
      image: 'padlock',
      keyFeatures: [
        'Restricted and patented keyways',
        'Weatherproof keyed-alike padlocks',
        'Purchase orders and standing offers',
      ],
      anchor: 'institutional',
    },
  },
  {
    kind: 'story',
    title: 'A counter that knows its locks',
    data: {
      paragraphs: [
        'Keyway began in 1933 as one counter on Queen Street in Toronto, cutting keys for hotels that changed guests faster than locksmiths could change cylinders. The founder kept a card for every lock he sold, with its bitting and its handing, so that the next order took a minute and not a morning.',
        'The cards are a database now, and the one counter has become a distribution network across North America. The habit stayed: know the lock, write it down, and have the part on the shelf before the customer asks for it.',
        'We sell to the trade. The person who answers your call has stood where you stand, and a wrong part costs us the same afternoon that it costs you.',
      ],
    },
  },
  {
    kind: 'value',
    title: 'Excellence',
    data: {
      description:
        'The right part, described correctly, shipped the day it is ordered. When we get it wrong we say so first.',
    },
  },
  {
    kind: 'value',
    title: 'Partnership',
    data: {
      description:
        'We earn when our customers’ jobs go well. We sell to the trade and do not bid against it.',
    },
  },
  {
    kind: 'value',
    title: 'Innovation',
    data: {
      description:
        'New locks go on our bench before they go on our shelf. We teach what we have tried, not what the leaflet says.',
    },
  },
  {
    kind: 'value',
    title: 'Integrity',
    data: { description: 'Restricted goods go to people who may have them. Key records are kept like keys.' },
  },
  {
    kind: 'timeline',
    title: '1933',
    data: {
      event: 'One counter opens on Queen Street, Toronto, cutting keys for hotels and streetcar barns.',
    },
  },
  {
    kind: 'timeline',
    title: '1940s',
    data: {
      event:
        'War work: cylinders and padlocks for plants and depots. The first master key department, three people and a ledger.',
    },
  },
  {
    kind: 'timeline',
    title: '1958',
    data: { event: 'Montreal opens, the first regional hub, serving the trade in English and French.' },
  },
  {
    kind: 'timeline',
    title: '1970s',
    data: { event: 'Westward: stocking counters in Calgary and Vancouver. Overnight freight by rail.' },
  },
  {
    kind: 'timeline',
    title: '1986',
    data: {
      event: 'The card file becomes a computer. Part numbers, cross references and key codes in one place.',
    },
  },
  {
    kind: 'timeline',
    title: '1996',
    data: {
      event:
        'Immobilizers reach North American cars. The automotive bench and its first transponder classes begin.',
    },
  },
  {
    kind: 'timeline',
    title: '2010',
    data: { event: 'The trade store goes online, with the whole catalogue and live stock.' },
  },
  {
    kind: 'timeline',
    title: '2020s',
    data: {
      event:
        'Smart locks, electronic access and programming by subscription. Hotline and counters work around the clock.',
    },
  },
  {
    kind: 'leader',
    title: 'Marguerite Tessier',
    data: {
      title: 'President',
      experience: '31 years in the trade',
      background:
        'Began at the Montreal counter, ran purchasing for a decade, and still pins her own cylinders.',
    },
  },
  {
    kind: 'leader',
    title: 'Dale Okafor',
    data: {
      title: 'Vice President, Operations',
      experience: '22 years in distribution',
      background: 'Built the Calgary and Vancouver warehouses and the same-day cut-off that they keep.',
    },
  },
  {
    kind: 'leader',
    title: 'Anneke Brandt',
    data: {
      title: 'Director of Technical Services',
      experience: '26 years at the bench',
      background:
        'Safe and vault technician, then instructor. Leads the hotline and writes most of its notes.',
    },
  },
  {
    kind: 'leader',
    title: 'Luis Carrasco',
    data: {
      title: 'Director of Sales',
      experience: '19 years with locksmiths',
      background: 'Ran a mobile automotive shop of his own before he crossed to our side of the counter.',
    },
  },
];
