import type { Companion, RelatedRule } from './related.rules';

const MACHINES = 'Key machines';
const PARTS = 'Chips, shells & parts';
const BLANKS = 'Key blanks';
const RINGS = 'Key rings & tags';
const SUPPLIES = 'Shop supplies';
const PINNING = 'Pinning & rekeying';
const CABINETS = 'Key cabinets';
const HASPS = 'Hasps & chains';
const PROGRAMMERS = ['Programmers & cables', 'Programmers & diagnostics'];

const RING: Companion = { from: [RINGS], says: /split key ring/i };
const TAG: Companion = { from: [RINGS], says: /\btags?\b/i };
const LUBRICANT: Companion = { from: [SUPPLIES], says: /lubricant/i };
const JIG: Companion = { from: [SUPPLIES], says: /installation jig/i };
const PIN_KIT: Companion = { from: [PINNING], says: /universal pin kit/i, unless: /Keyway: None/ };
const FOLLOWER: Companion = { from: [PINNING], says: /plug follower/i, unless: /Keyway: None/ };
const OPENING: Companion = { from: ['Entry & lockout tools'], says: /vehicle opening/i };
const LASER: Companion = { from: [MACHINES], says: /Cuts: .*laser/i, when: /laser cut|\bHU\d|sidewinder/i };
const EDGE: Companion = { from: [MACHINES], says: /Cuts: .*\bedge/i, unless: /laser cut/i };
const CYLINDER_KEYS: Companion = { from: [MACHINES], says: /Cuts: cylinder/i };
const WRAP_PLATE: Companion = { from: ['Latch guards & wrap plates'], says: /161 prep|cylindrical/i };
const VIEWER: Companion = { from: ['Door viewers'] };
const HINGE: Companion = { from: ['Hinges'] };
const KICK_PLATE: Companion = { from: ['Kick & pull plates'], says: /kick plate/i };
const STOP: Companion = { from: ['Stops & bolts'], says: /floor stop|overhead stop/i };
const SEAL: Companion = { from: ['Thresholds & seals'] };
const CLOSER: Companion = { from: ['Surface closers'] };
const BORESCOPE: Companion = { from: ['Entry & lockout tools'], says: /safe work/i };
const ELECTRONIC_LOCK: Companion = { from: ['Safe locks'], says: /electronic/i, when: /keypad|biometric/i };
const DIAL_LOCK: Companion = { from: ['Safe locks'], says: /mechanical/i, when: /\bdial\b/i };

/**
 * What the same job or counter sale often takes as well, by the subcategory of an item. It fills the places that what
 * belongs to the item leaves free.
 */
export const SECONDARY_RULES: readonly RelatedRule[] = [
  {
    items: ['Smart keys', 'Remote keys', 'Transponder keys'],
    companions: [LASER, EDGE, OPENING, RING],
  },
  {
    items: [PARTS],
    companions: [
      { from: ['Smart keys', 'Remote keys'], same: 'shell' },
      { from: ['Smart keys'], ofVehicle: true, when: /emergency/i },
      { from: ['Transponder keys'], ofVehicle: true, when: /ignition/i },
      { from: PROGRAMMERS, says: /cloning|chips/i, when: /transponder chip/i },
      { from: [PARTS], says: /transponder chip/i, when: /transponder chip/i },
      LASER,
      { ...EDGE, when: /blade/i },
      OPENING,
      RING,
    ],
  },
  {
    items: PROGRAMMERS,
    companions: [
      { from: [PARTS], says: /transponder chip/i },
      { from: [MACHINES], says: /Cuts: .*laser/i },
      OPENING,
    ],
  },
  {
    items: ['Picks & decoders'],
    companions: [
      { from: ['Picks & decoders'], says: /pick set|tension/i },
      OPENING,
      { from: [PINNING], says: /follower|decoder/i },
      LUBRICANT,
    ],
  },
  {
    items: ['Entry & lockout tools'],
    companions: [
      { from: ['Entry & lockout tools'] },
      { from: ['Picks & decoders'], says: /pick set|tension/i },
      LUBRICANT,
    ],
  },
  {
    items: [BLANKS],
    companions: [
      LASER,
      { ...CYLINDER_KEYS, unless: /mechanical/i },
      { ...EDGE, unless: /\bHU\d/ },
      { from: [RINGS], says: /identifier caps/i },
      RING,
    ],
  },
  {
    items: [MACHINES],
    companions: [
      { from: [BLANKS], says: /house key|for Schlage/i, when: /Cuts: cylinder/i },
      { from: [SUPPLIES], says: /cutter wheel/i, when: /\bHPC\b/, unless: /tubular/i },
      { from: ['Cam locks'], says: /tubular/i, when: /tubular/i },
      { from: [PINNING], says: /decoder/i },
      { from: [RINGS], says: /identifier caps/i },
      LUBRICANT,
    ],
  },
  {
    items: [PINNING],
    companions: [
      { from: ['Key-in-knob & lever cylinders'] },
      { from: ['Picks & decoders'], says: /pick set/i },
      LUBRICANT,
    ],
  },
  {
    items: [SUPPLIES],
    companions: [
      { from: ['Deadbolts', 'Grade 1 levers'], when: /jig/i },
      { from: [MACHINES], says: /cylinder|edge keys/i, when: /cutter wheel/i },
      { from: [BLANKS], says: /house key|for Schlage/i, when: /cutter wheel/i },
      // A lubricant belongs to no one lock.
      { from: [PINNING], says: /follower|universal/i, unless: /lubricant/i },
    ],
  },

  {
    items: [
      'Deadbolts',
      'Knob locks',
      'Lever locks',
      'Grade 1 levers',
      'Grade 2 levers',
      'Handlesets & interconnected locks',
      'Mechanical pushbutton locks',
      'Keypad and pushbutton locks',
    ],
    companions: [PIN_KIT, FOLLOWER, JIG, WRAP_PLATE, LUBRICANT],
  },
  {
    items: ['Smart levers', 'Keypad deadbolts', 'Wi-Fi and Z-Wave deadbolts', 'Commercial electronic locks'],
    companions: [
      { from: ['Key-in-knob & lever cylinders'], code: 'Key override' },
      WRAP_PLATE,
      { ...VIEWER, when: /deadbolt/i },
      JIG,
      PIN_KIT,
      LUBRICANT,
    ],
  },
  {
    items: ['Gateways and padlocks'],
    companions: [
      { from: ['Recorders & network'], says: /switch/i, when: /PoE/ },
      { from: ['Commercial electronic locks'], same: 'brand', when: /gateway/i },
      { from: [HASPS], says: /hinged hasp|chain/i, when: /padlock/i },
      { from: ['Power supplies and controllers'], says: /power supply/i, when: /VDC/ },
      LUBRICANT,
      TAG,
    ],
  },
  { items: ['Mortise locks'], companions: [PIN_KIT, FOLLOWER, LUBRICANT, STOP] },
  {
    items: ['Mortise cylinders', 'Rim cylinders', 'Key-in-knob & lever cylinders', 'Interchangeable cores'],
    companions: [PIN_KIT, FOLLOWER, LUBRICANT, { from: [RINGS], says: /identifier caps/i }],
  },
  {
    items: ['Thumbturn & profile cylinders'],
    companions: [
      { from: ['Electric strikes'], same: 'brand' },
      { from: ['Electric strikes'], says: /aluminum frames/i, when: /storefront/i },
      FOLLOWER,
      LUBRICANT,
      RING,
    ],
  },

  {
    items: ['Steel padlocks', 'Combination padlocks', 'Rekeyable & IC padlocks'],
    companions: [{ ...TAG, unless: /keyless/i }, LUBRICANT, { ...RING, unless: /keyless/i }],
  },
  {
    items: ['Safety lockout padlocks'],
    companions: [TAG, RING, { from: [CABINETS] }],
  },
  {
    items: ['Cam locks', 'Drawer and door locks', 'Showcase locks', 'Mailbox locks'],
    companions: [LUBRICANT, TAG, RING],
  },
  {
    items: ['Electronic cabinet locks'],
    companions: [
      { from: ['Power supplies and controllers'], says: /power supply/i, when: /VDC/ },
      { from: ['Readers, keypads and credentials'], when: /access/i },
      { from: ['Cam locks'], when: /replaces a cam lock/i },
      { from: ['Drawer and door locks'] },
      LUBRICANT,
    ],
  },
  { items: [CABINETS, 'Key lockboxes', 'Key reels'], companions: [TAG, RING, { from: [RINGS] }] },
  { items: [RINGS], companions: [{ from: [CABINETS] }, { from: ['Key reels'] }] },

  {
    items: [
      'Fire safes',
      'Burglary & depository safes',
      'Gun & handgun safes',
      'Wall & floor safes',
      'Safe locks',
    ],
    companions: [
      ELECTRONIC_LOCK,
      DIAL_LOCK,
      { from: ['Fire safes', 'Burglary & depository safes'], says: /keypad/i, when: /Lock type: Electronic/ },
      {
        from: ['Fire safes', 'Burglary & depository safes'],
        says: /\bdial\b/i,
        when: /Lock type: Mechanical/,
      },
      BORESCOPE,
      LUBRICANT,
    ],
  },

  {
    items: ['Rim exit devices', 'Mortise exit devices', 'Vertical rod exit devices'],
    companions: [CLOSER, { from: ['Exit alarms & mullions'], says: /alarm/i }, HINGE, KICK_PLATE],
  },
  { items: ['Exit trim'], companions: [LUBRICANT, KICK_PLATE, CLOSER] },
  {
    items: ['Exit alarms & mullions', 'Door alarms'],
    companions: [
      { from: ['Rim exit devices'] },
      { from: ['Intrusion alarms'], says: /contact|siren/i },
      CLOSER,
    ],
  },
  {
    items: ['Surface closers', 'Concealed & floor closers', 'Low energy operators'],
    companions: [HINGE, KICK_PLATE, STOP, SEAL],
  },
  { items: ['Closer arms & plates'], companions: [CLOSER, HINGE, STOP] },
  { items: ['Hinges'], companions: [CLOSER, KICK_PLATE, STOP, SEAL] },
  { items: ['Kick & pull plates'], companions: [HINGE, CLOSER, STOP, SEAL] },
  { items: ['Stops & bolts'], companions: [HINGE, CLOSER, KICK_PLATE, SEAL] },
  {
    items: ['Thresholds & seals'],
    companions: [{ from: ['Thresholds & seals'] }, HINGE, CLOSER, KICK_PLATE],
  },
  {
    items: ['Latch guards & wrap plates'],
    companions: [
      { from: ['Deadbolts'], when: /161 prep/ },
      { from: ['Grade 1 levers'], when: /161 prep|cylindrical/i },
      { from: ['Mortise locks'], when: /Fits: mortise/i },
      { from: ['Rim exit devices'], when: /Fits: mortise/i },
      JIG,
      { from: ['Hinges'] },
    ],
  },
  { items: ['Door viewers'], companions: [{ from: ['Deadbolts'] }, JIG, SEAL, HINGE] },
  {
    items: ['Window & patio locks'],
    companions: [
      { from: ['Window & patio locks'] },
      { from: ['Intrusion alarms'], says: /contact/i },
      LUBRICANT,
    ],
  },
  {
    items: ['Lite kits & anchors'],
    companions: [
      { from: ['Hollow metal doors'], unless: /anchors/i },
      { from: ['Door frames'], when: /anchors/i },
      HINGE,
      SEAL,
    ],
  },
  {
    items: ['Hollow metal doors', 'Door frames', 'Door pairs'],
    companions: [HINGE, CLOSER, KICK_PLATE, SEAL],
  },

  {
    items: ['Readers, keypads and credentials'],
    companions: [
      { from: ['Readers, keypads and credentials'], says: /reader/i },
      { from: ['Electric strikes'] },
    ],
  },
  { items: ['IP cameras'], companions: [{ from: ['Video intercoms'] }] },
  { items: ['Intrusion alarms'], companions: [{ from: ['Intrusion alarms'] }] },
];
