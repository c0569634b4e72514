import type { SeedBlock } from '../content-rows';

/** The content blocks of the services and about pages. The company, its people, and its history are fictitious. */
export const companyBlocks: SeedBlock[] = [
  {
    kind: 'service',
    title: 'Technical Support',
    data: {
      description: 'Bench technicians answer the phone, with the lock in front of them.',
      features: [
        'Help with programming, fitment, and part identification',
        'Wiring diagrams and voltage checks for access control',
        'Wrong or dead part? Get the right part number before you hang up',
        'Email a photo, get an answer the same business day',
      ],
      picture: 'cylinder-cutaway',
      details: [
        'Call the hotline from the job. Have this ready: the FCC ID from the remote, the stamp on the lock body, or the label on the door’s hinge edge.',
        'If we can’t solve it by phone, we put it on the bench. We keep most current locks, closers, and devices mounted for testing, and we document every fix.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Training Programs',
    data: {
      description: 'Small hands-on classes, taught by working locksmiths.',
      features: [
        'Automotive programming, from basics to all keys lost',
        'Master keying and interchangeable core',
        'Exit devices and closers: install, adjust, and pass inspection',
        'Certificates for continuing education hours',
      ],
      picture: 'workbench',
      details: [
        'Classes run one or two days with eight seats, each with its own bench and tools. You work on real locks and take home notes, pinning charts, and wiring diagrams.',
        'We teach in Toronto, Montreal, Calgary, and Vancouver. For six people or more, we come to your shop.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Custom Solutions',
    data: {
      description: 'Keying, door prep, and hardware sets, ready for the job when they ship.',
      features: [
        'Master key systems designed, cut, stamped, and documented',
        'Cylinders pinned to your bitting list',
        'Doors and frames prepped to your schedule',
        'Kits packed and labeled by opening',
      ],
      picture: 'pinning-kit',
      details: [
        'Send a door schedule or a marked-up floor plan. We send back a hardware schedule by opening, with functions, handing, and finishes, plus one price for the job.',
        'We release bitting lists and key records only to the person named on the system.',
      ],
    },
  },
  {
    kind: 'service',
    title: 'Emergency Services',
    data: {
      description: 'Customer locked out at 2 a.m.? We pick up.',
      features: [
        '24/7 hotline, answered by a technician',
        'After-hours will call at our stocking locations',
        'Same-day courier within 35 miles of a stocking location',
        'Loaner programmers and machines during repairs',
      ],
      picture: 'service-van',
      details: [
        'Call the hotline 24/7. The technician checks stock at every location, sets your order aside, and opens the nearest one for pickup.',
        'We don’t offer lockout service to the public. We refer those callers to a local professional.',
      ],
    },
  },
  {
    kind: 'market',
    title: 'Commercial Buildings',
    data: {
      description: 'High-traffic openings in offices, stores, and warehouses.',
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
      description: 'Schools and campuses, from everyday traffic to lockdown.',
      image: 'exit-device',
      keyFeatures: [
        'Classroom security functions',
        'Interchangeable cores by building',
        'Audit-ready key records',
      ],
      anchor: 'institutional',
    },
  },
  {
    kind: 'market',
    title: 'Healthcare Facilities',
    data: {
      description: 'Hands-free doors and secure medication storage for hospitals and clinics.',
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
      description: 'Key systems built to last, for public buildings, rail yards, and utilities.',
      image: 'padlock',
      keyFeatures: [
        'Restricted and patented keyways',
        'Weatherproof keyed-alike padlocks',
        'Purchase orders and blanket orders',
      ],
      anchor: 'institutional',
    },
  },
  {
    kind: 'story',
    title: 'A counter that knows its locks',
    data: {
      paragraphs: [
        'Keyway opened in 1933 as one counter on Queen Street in Toronto, cutting keys for hotels. The founder kept a card for every lock he sold, with its bitting and handing, so the next order took a minute instead of a morning.',
        'Today the cards are a database, and the counter is a distribution network across North America. The habit hasn’t changed: know the lock, write it down, and stock the part before you need it.',
        'We sell to the trade. The person who answers your call has done the job you’re on.',
      ],
    },
  },
  {
    kind: 'value',
    title: 'Excellence',
    data: {
      description:
        'The right part, described correctly, shipped the day you order. If we get it wrong, we tell you first.',
    },
  },
  {
    kind: 'value',
    title: 'Partnership',
    data: {
      description: 'We do well when your jobs go well. We sell to the trade and never bid against it.',
    },
  },
  {
    kind: 'value',
    title: 'Innovation',
    data: {
      description: 'We test new locks on our bench before we stock them, and teach what we have tried.',
    },
  },
  {
    kind: 'value',
    title: 'Integrity',
    data: { description: 'Restricted tools go only to licensed buyers. We guard key records like keys.' },
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
        'Cylinders and padlocks for wartime plants and depots. Our first master key department: three people and a ledger.',
    },
  },
  {
    kind: 'timeline',
    title: '1958',
    data: { event: 'Montreal opens as our first regional hub, serving the trade in English and French.' },
  },
  {
    kind: 'timeline',
    title: '1970s',
    data: { event: 'Branches open in Calgary and Vancouver.' },
  },
  {
    kind: 'timeline',
    title: '1986',
    data: {
      event: 'The card file moves to a computer: part numbers, cross-references, and key codes in one place.',
    },
  },
  {
    kind: 'timeline',
    title: '1990s',
    data: {
      event:
        'Immobilizers reach North American cars. We open an automotive bench and teach our first transponder classes. In 1999, our catalog goes on the web.',
    },
  },
  {
    kind: 'timeline',
    title: '2010',
    data: { event: 'The online store opens, with the full catalog and live inventory.' },
  },
  {
    kind: 'timeline',
    title: '2020s',
    data: {
      event: 'Smart locks, electronic access, and subscription programming. The hotline goes 24/7.',
    },
  },
  {
    kind: 'leader',
    title: 'Marguerite Tessier',
    data: {
      title: 'President',
      experience: '31 years in the trade',
      background:
        'Started at the Montreal counter, ran purchasing for a decade, and still pins her own cylinders.',
    },
  },
  {
    kind: 'leader',
    title: 'Dale Okafor',
    data: {
      title: 'Vice President, Operations',
      experience: '22 years in distribution',
      background: 'Built the Vancouver and Halifax warehouses and their same-day shipping.',
    },
  },
  {
    kind: 'leader',
    title: 'Anneke Brandt',
    data: {
      title: 'Director of Technical Services',
      experience: '26 years at the bench',
      background: 'Former safe and vault technician and instructor. Leads the hotline.',
    },
  },
  {
    kind: 'leader',
    title: 'Luis Carrasco',
    data: {
      title: 'Director of Sales',
      experience: '19 years with locksmiths',
      background: 'Ran a mobile automotive shop before he joined our side of the counter.',
    },
  },
];
