import type { StandardText } from './standard-text';

const finishCodes: StandardText = {
  section: 'resources',
  slug: 'finish-codes',
  title: 'BHMA and US Finish Codes',
  summary:
    'Which three-digit BHMA number matches which US number, on which base metal, and what it looks like.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `A finish has two names. The old **US number** (US26D) names a colour. The newer **BHMA number**
(626) names a colour on a base metal, so one US number can have several BHMA numbers. Order by BHMA number where
the maker lists it, and match by the US number when the parts on the door are of different metals.

## Finish table

| BHMA | US | Finish | Base metal |
| --- | --- | --- | --- |
| 605 | US3 | Bright brass, clear coated | Brass |
| 606 | US4 | Satin brass, clear coated | Brass |
| 612 | US10 | Satin bronze, clear coated | Bronze |
| 613 | US10B | Dark oxidised satin bronze, oil rubbed | Bronze |
| 619 | US15 | Satin nickel plated, clear coated | Brass |
| 622 | US19 | Flat black coated | Brass |
| 625 | US26 | Bright chromium plated | Brass |
| 626 | US26D | Satin chromium plated | Brass |
| 628 | US28 | Satin aluminum, clear anodized | Aluminum |
| 629 | US32 | Bright stainless steel | Stainless 300 series |
| 630 | US32D | Satin stainless steel | Stainless 300 series |
| 652 | US26D | Satin chromium plated | Steel |
| 689 | - | Aluminum painted | Any |
| 690 | - | Dark bronze painted | Any |
| 695 | - | Dark bronze painted | Any |

## Three that get mixed up

- **626 and 652** look the same. 626 is plated brass, 652 is plated steel. Hinges are usually steel, so a 626 lock
  goes with a 652 hinge.
- **626 and 630** are close but not the same: 630 is solid stainless with a visible grain. Put one beside the other
  on one door and it shows. Exit devices are often ordered 626 because their covers are plated.
- **689** is paint, used on closers. It sits beside 626 and 628 without argument, but it is not aluminum.

## Canadian numbers

Canadian drawings write a C in place of US: **C26D** is US26D, so 626 or 652 by base metal, and **C32D** is 630.

## Before you order

Name the finish once for the whole opening, lock, hinge, stop and plate, each in its own base metal. Living
finishes, 613 above all, wear lighter where hands touch them; that is the finish, not a defect. If the building has
an older finish that is no longer made, send us a photograph with a known 626 part beside it at
<{supportEmail}>.

See everything in [door accessories](/door-accessories), [commercial locks](/commercial-locks) and
[exit devices](/exit-devices); the finish is in the specifications of each product.
`,
};

const lockFunctions: StandardText = {
  section: 'resources',
  slug: 'lock-functions',
  title: 'Schlage Lock Functions, with ANSI Numbers',
  summary:
    'ND cylindrical and L mortise functions side by side with the ANSI number that any other brand is ordered by.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `The function says what the two levers and the key do. Makers number functions their own way; the ANSI
number from A156.2 (cylindrical) or A156.13 (mortise) is what lets you cross from one brand to another.

## Cylindrical: ND series

| Schlage | ANSI | Function | Outside lever | Inside |
| --- | --- | --- | --- | --- |
| ND10 | F75 | Passage | Always free | Always free |
| ND40 | F76 | Bath or bedroom privacy | Locked by the button inside; emergency release | Frees the button |
| ND50 | F82 | Entrance or office | Locked by the button; key or inside lever releases it | Always free |
| ND53 | F109 | Entrance | As ND50; push and turn the button and it stays locked until turned back | Always free |
| ND66 | F91 | Store | Locked by key on either side | Locked by the same key |
| ND70 | F84 | Classroom | Locked and unlocked by key | Always free |
| ND73 | F90 | Corridor | Locked by key outside or by the button inside | Always free |
| ND75 | F110 | Classroom security | Locked and unlocked by key on either side | Always free |
| ND80 | F86 | Storeroom | Always rigid; key retracts the latch | Always free |
| ND82 | F87 | Institution | Always rigid; key only | Always rigid; key only |

The letters behind the number are the cylinder: \`PD\` is a conventional 6-pin cylinder, \`BD\` takes a small
format core, \`JD\` a full size one. **ND66 and ND82 can lock people in.** Use them only where the authority having
jurisdiction agrees in writing.

## Mortise: L series

| Schlage | ANSI | Function | In short |
| --- | --- | --- | --- |
| L9010 | F01 | Passage | No lock |
| L9050 | F04 | Entrance or office | Key or inside turn locks the outside lever |
| L9070 | F05 | Classroom | Key outside locks and unlocks |
| L9080 | F07 | Storeroom | Outside always rigid |
| L9453 | F20 | Entrance with deadbolt | Turning the inside lever retracts both bolts |
| L9456 | F13 | Corridor with deadbolt | The deadbolt locks the outside lever; inside lever retracts both bolts |

## Which one does the room need?

1. **Should the outside ever stay unlocked?** Never: storeroom. During the day: classroom.
2. **Who locks it?** The occupant without a key: office or entrance. Someone with a key from inside: classroom
   security.
3. **Is it an egress door?** Then the inside lever is always free, and ND66 and ND82 are out.
4. **Is there a strike or a reader?** Pair it with a storeroom function, so that the door is locked whenever it
   is shut.

The same four questions at more length are in [Choosing a lever function](/blog/choosing-a-lever-function). One
warning about lists on the web: ND80 is a storeroom lock. A page that calls it an office lock is wrong.

See [commercial locks](/commercial-locks), or [request a quote](/quote) with your door schedule.
`,
};

const chips: StandardText = {
  section: 'resources',
  slug: 'transponder-chips',
  title: 'Transponder Chip Families',
  summary:
    'Texas, Megamos, Philips and Temic chips by number: fixed or crypto, and where a locksmith meets them.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `North American immobilisers date from 1996. The number that the trade uses for a chip (4C, 46, 48)
is a family and says how the chip talks; the car maker's programming decides whether it will start. Read the chip
in the customer's key before you order a blank.

## Families

| Chip | Maker | Kind | Often met in |
| --- | --- | --- | --- |
| 4C | Texas | Fixed code | Older Ford and Toyota |
| 60 to 70 (4D) | Texas | Crypto, 40 bit | Ford 4D-63, Toyota 4D-67, Lexus 4D-68, Subaru 4D-62 |
| 4D-63, 80 bit | Texas | Crypto, 80 bit | Ford and Mazda from about 2011 |
| G (4D-72) | Texas | Crypto, 80 bit | Toyota, stamped G on the blade |
| H (8A) | Texas | Crypto, 128 bit | Toyota, stamped H on the blade |
| 11, 12 | Temic | Fixed code | Early Fiat; early Mazda |
| 8C | Temic | Crypto | Ford and Mazda of the late 1990s |
| 13 | Megamos | Fixed code | Older Honda, GM, Volkswagen |
| 48 | Megamos | Crypto | Volkswagen, Audi, Honda, GM |
| 88 | Megamos | AES | Volkswagen and Audi MQB |
| 33 | Philips | Fixed code | Early European models |
| 40 to 45 | Philips | Crypto | Opel (40), Nissan (41), Volkswagen (42), Peugeot (45) |
| 46 | Philips/NXP | Hitag 2 | GM, Chrysler, Honda, Nissan, Hyundai, Kia |
| 47 | NXP | Hitag 3 | Honda, Hyundai, Kia smart keys |
| 49 | NXP | Hitag Pro | Ford, Mazda, BMW smart keys |
| 4A | NXP | Hitag AES | Nissan, Hyundai, Kia, Jeep |

Philips's chip division is NXP today: the two names mean the same family. **Makes are examples, not fitment.** Model
years overlap, and the same car may have been built with two chips.

## Fixed, crypto, and what can be cloned

- **Fixed code** chips (4C, 11, 12, 13, 33) send one number. They are copied onto a clonable chip in a minute.
- **Crypto** chips answer a challenge. Some (4D-60 family, 46, 48, G) can be cloned with the right tool once enough
  data has been sniffed from the car or calculated on line.
- **128 bit and AES** chips (H, 49, 4A, 88) are usually added through the car's diagnostic port. With all keys
  lost the car, not the chip, is the work.

## Three habits that save a comeback

1. Read the original key, note the chip and whether it is locked, and write it on the work order.
2. Check for an **80 bit or 40 bit** Ford 4D-63 before you cut. The blade is the same, the chip is not.
3. Never reuse a locked proximity key without an unlock in hand. A locked 46, 47 or 49 refuses a second car.

Chips, shells and blanks are in [automotive keys](/automotive-keys); programmers are in
[tools and machines](/tools-machines-supplies). By make, model and year, start at [vehicles](/vehicles).
`,
};

const fccIds: StandardText = {
  section: 'resources',
  slug: 'fcc-ids',
  title: 'Finding a Remote by FCC ID',
  summary:
    'How to read the ID on the back of a remote, what it settles, what it leaves open, and listed frequencies.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `Every remote sold in the United States carries an FCC ID. In Canada there is an IC number beside it. The
ID fixes the transmitter and so the frequency. It does not fix the car.

## Reading the ID

1. Take the ID from the back of the case, or from the board when the case is a replacement shell.
2. The first **three** characters are the maker, the **grantee code**, when the ID begins with a letter:
   HYQ in HYQ14FBA. It is **five** characters when the ID begins with a digit.
3. The rest is the maker's own product code. Every character counts; O and 0, I and 1 are where typing goes wrong.
4. A hyphen is only for the eye. \`M3N-A2C31243300\` and \`M3NA2C31243300\` are one ID, and our search takes both.

## Frequencies as listed

| FCC ID | MHz |
| --- | --- |
| M3N-A2C31243300 | 902.375 |
| M3N-40821302 | 433.9 |
| M3N-32337100 | 314.9 |
| HYQ14FBA | 312.1 |
| HYQ4EA | 433.92 |
| KR5V2X | 433.9 |
| KR55WK48903 | 315 |
| KR5S180144014 | 433.92 |
| OHT01060512 | 315 |
| GQ4-53T | 433.9 |
| IYZ-C01C | 433.92 |
| N5F-A08TAA | 314.95 |
| CWTWB1U840 | 314.975 |

Taken from public lists of grants. Several tables on the web give 315 for M3N-A2C31243300; the grant is at 902. When a
table and a frequency tester disagree, believe the tester, then look the grant up at the FCC.

## What one ID leaves open

One ID can cover several part numbers. They may differ in:

- **chip data**, so that one starts the car and its twin does not;
- **buttons**: a remote start or hatch button is not only a different cap;
- **the emergency blade**, which the ID says nothing about;
- **the board revision**, where the maker changed the logic and kept the transmitter.

So order by FCC ID, **and** part number, **and** button count. Where our catalogue holds several items under one ID,
the page for that ID shows what differs.

## With no remote to read

All keys lost: work from the VIN and the dealer's part number. Start at [vehicles](/vehicles) for what we stock by make,
model and year. Fitment in the catalogue is a starting point, not a promise; confirm it before you cut.

More in [Reading an FCC ID before you order](/blog/reading-an-fcc-id). Remotes are in
[automotive keys](/automotive-keys).
`,
};

const keyways: StandardText = {
  section: 'resources',
  slug: 'keyways',
  title: 'Keyways, Spacing and Depths',
  summary:
    'Common keyways with blank, spacing, increment and MACS: what to set on the machine and what to pin with.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `For cutting by code and for deciding whether a worn key is a 4 or a 5. All measures are in inches.
MACS is the largest allowed step between neighbouring cuts.

## Key specifications

| System | Usual blank | Depths | Increment | Spacing | First cut | MACS |
| --- | --- | --- | --- | --- | --- | --- |
| Schlage classic, C keyway | SC1 (5 pin), SC4 (6 pin) | 0 to 9 | .015 | .156 | .231 | 7 |
| Kwikset | KW1 (5 pin), KW10 (6 pin) | 1 to 6 | .023 | .150 | .247 | 4 |
| Sargent | LA keyway | 1 to 10 | .020 | .156 | .216 | 7 |
| Corbin Russwin System 70 | Z class | 1 to 6 | .028 | .156 | .250 | 4 |
| Arrow | - | 0 to 9 | .014 | .155 | .265 | 7 |
| Dexter | - | 0 to 9 | .015 | .155 | .216 | 7 |

Depths run from shallow to deep. A Schlage 0 is .335 at the root and each step takes off .015, so a 9 is .200. A
Kwikset 1 is .329 and a 6 is .214; depth 7 exists for master keying only.

## Small format interchangeable core

| System | Depths | Increment | Notes |
| --- | --- | --- | --- |
| A2 | 0 to 9 | .0125 | The usual one; stack of 23 |
| A3 | 0 to 6 | .018 | Seven depths, larger steps |
| A4 | 0 to 5 | .021 | Six depths, the largest steps |

The core is the same figure eight; the pinning is not. An A2 kit does not pin an A4 core. Keyways are a matter of their
own: an A keyway key does not enter a G keyway core. The arithmetic of the stack is in
[Master-keying with SFIC](/blog/master-keying-with-sfic).

## Blanks by lock

| Lock on the door | Blank |
| --- | --- |
| Schlage, 5 pin | SC1 |
| Schlage, 6 pin | SC4 |
| Kwikset, 5 pin | KW1 |
| Weiser, 5 pin | WR5 |
| Master laminated padlock | M1 |

## Decoding a worn key

1. Gauge every cut and write the reading before rounding.
2. If most readings fall short by about the same amount, the key is worn: round toward the **shallower** cut.
3. Check the MACS. A step that breaks it is a misread, not a rare key.
4. Cut by code onto a new blank. Copying a worn key copies the wear.

Restricted keyways are cut only for the people on the signature card; see [compliance](/compliance). Blanks are in
[key accessories](/key-accessories), cylinders in [cylinders](/cylinders), gauges and kits in
[tools and machines](/tools-machines-supplies).
`,
};

const handing: StandardText = {
  section: 'resources',
  slug: 'door-handing',
  title: 'Door Handing',
  summary: 'LH, RH, LHR and RHR in one rule, and which hardware has to be ordered by hand.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `Stand on the **outside**: the corridor side of a room, the street side of an entrance, the side with the
key of a closet. Then look for two things: where the hinges are, and which way the door swings.

## The rule

| Hinges, seen from outside | Door swings | Hand |
| --- | --- | --- |
| Left | Away from you, in | LH, left hand |
| Right | Away from you, in | RH, right hand |
| Left | Toward you, out | LHR, left hand reverse |
| Right | Toward you, out | RHR, right hand reverse |

Of a pair, give the hand of the **active** leaf. For a communicating door, where neither side is outside, the side from
which you cannot see the hinges counts as outside.

## What is handed

| Hardware | Handed? |
| --- | --- |
| Lever locks, cylindrical | Mostly not; check levers with a return |
| Mortise locks | Yes, though many bodies can be changed over; the latch bevel tells |
| Rim exit devices | No. Lever trim is: turn it over or order the hand |
| Mortise and vertical rod devices | Often field reversible; the order form asks |
| Door closers, surface | No, for most bodies |
| Floor closers, offset hung | Yes |
| Butt hinges | No, unless they are raised barrel or swing clear |
| Continuous hinges | Geared ones no; pin and barrel ones often yes |
| Electric strikes | Most not; the horizontal keeper decides |
| Hollow metal doors and frames | Yes, unless blank |
| Latch guards | By swing: out-swinging doors only |

## Two traps

- **Frames and doors are not named from the same side by everybody.** A frame is handed by its door. Write LH or RH
  and draw the swing.
- **A reverse-bevel latch** is needed on an LHR or RHR door with a mortise lock. If the bevel faces you when the door is
  open toward you, it is the wrong one.

Send us the hand, door width, thickness and the finish together and we can price the opening in one go:
[request a quote](/quote), or call [{hotline}](tel:{hotline}). See also [exit devices](/exit-devices),
[doors and frames](/doors-frames) and [door closers](/door-closers).
`,
};

/** Trade references, under the resources. */
export const guides: readonly StandardText[] = [finishCodes, lockFunctions, chips, fccIds, keyways, handing];
