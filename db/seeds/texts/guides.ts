import type { StandardText } from './standard-text';

const finishCodes: StandardText = {
  section: 'resources',
  slug: 'finish-codes',
  title: 'BHMA and US Finish Codes',
  summary: 'BHMA and US finish numbers side by side, with base metal and appearance.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The older **US number** (US26D) names a color. The **BHMA number** (626) names a color on a base metal, so one US
number can match several BHMA numbers. Order by BHMA number where listed. Match by US number when the parts on a door
are different metals.

## Finish table

| BHMA | US | Finish | Base metal |
| --- | --- | --- | --- |
| 605 | US3 | Bright brass, clear coated | Brass |
| 606 | US4 | Satin brass, clear coated | Brass |
| 612 | US10 | Satin bronze, clear coated | Bronze |
| 613 | US10B | Dark oxidized satin bronze, oil rubbed | Bronze |
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

## Commonly confused

- **626 and 652** look the same. 626 is plated brass, and 652 is plated steel. Hinges are usually steel, so pair a 626 lock
  with a 652 hinge.
- **626 and 630** don't match side by side: 630 is solid stainless with a visible grain. Exit devices are often ordered
  in 626 because their covers are plated.
- **689** is a paint used on closers. It goes with 626 and 628, but isn't aluminum.

## Canadian numbers

Canadian drawings use C for US: **C26D** is US26D (626 or 652, by base metal), and **C32D** is 630.

## Before you order

Specify one finish for the whole opening, in the base metal of each part. Living finishes such as 613 wear lighter where
touched; that isn't a defect. To match a discontinued finish, email <{supportEmail}> a photo with a known 626 part beside it.

Shop [door accessories](/door-accessories), [commercial locks](/commercial-locks), and [exit devices](/exit-devices).
`,
};

const lockFunctions: StandardText = {
  section: 'resources',
  slug: 'lock-functions',
  title: 'Schlage Lock Functions, with ANSI Numbers',
  summary: 'Schlage ND cylindrical and L mortise functions, cross-referenced to ANSI numbers.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The function is what each lever and the key do. To cross brands, use the ANSI number from A156.2 (cylindrical) or A156.13
(mortise).

## Cylindrical: ND series

| Schlage | ANSI | Function | Outside lever | Inside |
| --- | --- | --- | --- | --- |
| ND10 | F75 | Passage | Always free | Always free |
| ND40 | F76 | Bath or bedroom privacy | Locked by the button inside; emergency release | Frees the button |
| ND50 | F82 | Entrance or office | Locked by the button; key or inside lever releases it | Always free |
| ND53 | F109 | Entrance | Same as ND50; push and turn the button and it stays locked until turned back | Always free |
| ND66 | F91 | Store | Locked by key on either side | Locked by the same key |
| ND70 | F84 | Classroom | Locked and unlocked by key | Always free |
| ND73 | F90 | Corridor | Locked by key outside or by the button inside | Always free |
| ND75 | F110 | Classroom security | Locked and unlocked by key on either side | Always free |
| ND80 | F86 | Storeroom | Always rigid; key retracts the latch | Always free |
| ND82 | F87 | Institution | Always rigid; key only | Always rigid; key only |

Letters after the number are the cylinder: \`PD\` is a conventional 6-pin cylinder, \`BD\` takes a small format core, and
\`JD\` a full size core. **ND66 and ND82 can lock people in.** Use them only with written approval from the authority
having jurisdiction.

## Mortise: L series

| Schlage | ANSI | Function | In short |
| --- | --- | --- | --- |
| L9010 | F01 | Passage | No lock |
| L9050 | F04 | Entrance or office | Key or inside turn locks the outside lever |
| L9070 | F05 | Classroom | Key outside locks and unlocks |
| L9080 | F07 | Storeroom | Outside always rigid |
| L9453 | F20 | Entrance with deadbolt | Turning the inside lever retracts both bolts |
| L9456 | F13 | Corridor with deadbolt | The deadbolt locks the outside lever; inside lever retracts both bolts |

## Which function do you need?

1. **Should the outside ever stay unlocked?** Never: storeroom. During the day: classroom.
2. **Who locks it?** The occupant, without a key: office or entrance. A keyholder, from inside: classroom security.
3. **Is it an egress door?** The inside lever must always be free, which rules out ND66 and ND82.
4. **Is there an electric strike or reader?** Use a storeroom function, so the door is locked whenever it is closed.

More in [Choosing a lever function](/blog/choosing-a-lever-function). Some online charts list ND80 as an office lock; it is
a storeroom lock.

Shop [commercial locks](/commercial-locks), or [request a quote](/quote) with your door schedule.
`,
};

const chips: StandardText = {
  section: 'resources',
  slug: 'transponder-chips',
  title: 'Transponder Chip Families',
  summary: 'Texas, Megamos, Philips, and Temic chips by number: fixed or crypto, and typical makes.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `A chip number (4C, 46, 48) is a family: it tells you the protocol, not whether the car will start. Read the chip in the
customer's key before you order a blank.

## Families

| Chip | Maker | Kind | Common in |
| --- | --- | --- | --- |
| 4C | Texas | Fixed code | Older Ford and Toyota |
| 60 to 70 (4D) | Texas | Crypto, 40 bit | Ford 4D-63, Toyota 4D-67, Lexus 4D-68, Subaru 4D-62 |
| 4D-63, 80 bit | Texas | Crypto, 80 bit | Ford and Mazda from about 2011 |
| G (4D-72) | Texas | Crypto, 80 bit | Toyota, stamped G on the blade |
| H (8A) | Texas | Crypto, 128 bit | Toyota, stamped H on the blade |
| 11, 12 | Temic | Fixed code | Early Fiat; early Mazda |
| 8C | Temic | Crypto | Late-1990s Ford and Mazda |
| 13 | Megamos | Fixed code | Older Honda, GM, Volkswagen |
| 48 | Megamos | Crypto | Volkswagen, Audi, Honda, GM |
| 88 | Megamos | AES | Volkswagen and Audi MQB |
| 33 | Philips | Fixed code | Early European models |
| 40 to 45 | Philips | Crypto | Opel (40), Nissan (41), Volkswagen (42), Peugeot (45) |
| 46 | Philips/NXP | Hitag 2 | GM, Chrysler, Honda, Nissan, Hyundai, Kia |
| 47 | NXP | Hitag 3 | Honda, Hyundai, Kia smart keys |
| 49 | NXP | Hitag Pro | Ford, Mazda, BMW smart keys |
| 4A | NXP | Hitag AES | Nissan, Hyundai, Kia, Jeep |

Philips chips are now NXP; both names mean the same family. **Makes are examples, not fitment.** Model years overlap, and some
cars were built with either of two chips.

## What can be cloned

- **Fixed code** chips (4C, 11, 12, 13, 33) send one number and can be copied to a clonable chip in a minute.
- **Crypto** chips respond to a challenge. Some (4D-60 family, 46, 48, G) can be cloned with data sniffed from the car or
  calculated online.
- **128-bit and AES** chips (H, 49, 4A, 88) are usually added through the diagnostic port.

## Prevent comebacks

1. Read the original key. Note the chip, and whether it is locked, on the work order.
2. Check for an **80-bit or 40-bit** Ford 4D-63 before you cut. The blade is the same, but the chip isn't.
3. Don't reuse a locked proximity key unless you can unlock it. A locked 46, 47, or 49 won't pair with a second car.

Shop [automotive keys](/automotive-keys) and [programmers](/tools-machines-supplies), or [find parts by vehicle](/vehicles).
`,
};

const fccIds: StandardText = {
  section: 'resources',
  slug: 'fcc-ids',
  title: 'Finding a Remote by FCC ID',
  summary: 'How to read the FCC ID on a remote, what it does and doesn’t tell you, and listed frequencies.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Every remote sold in the United States has an FCC ID, and in Canada an IC number. The ID identifies the transmitter and its
frequency, not the vehicle.

## Reading the ID

1. Read the ID on the back of the case, or on the board if the shell was replaced.
2. The ID starts with the **grantee code**, which identifies the manufacturer: **three** characters if it starts with a letter (HYQ in
   HYQ14FBA), **five** if it starts with a digit.
3. The rest is the product code. Don't confuse O with 0 or I with 1.
4. Hyphens don't matter. Our search finds \`M3N-A2C31243300\` and \`M3NA2C31243300\` alike.

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

From public grant listings. Several online tables give 315 for M3N-A2C31243300; the grant is at 902. If a table and your
frequency tester disagree, trust the tester and look up the grant with the FCC.

## What the ID doesn't tell you

One ID can cover several part numbers. They can differ in:

- **chip data**: one starts the car, its twin doesn't;
- **buttons**: a remote start or hatch button needs more than a different cap;
- **emergency blade**;
- **board revision**: new logic, same transmitter.

Order by FCC ID, part number, **and** button count. If we carry several items under one ID, its page shows the differences.

## All keys lost

Work from the VIN and the dealer part number, or start at [vehicles](/vehicles). Confirm fitment before you cut.

More in [Reading an FCC ID before you order](/blog/reading-an-fcc-id). Shop [automotive keys](/automotive-keys).
`,
};

const keyways: StandardText = {
  section: 'resources',
  slug: 'keyways',
  title: 'Keyways, Spacing, and Depths',
  summary: 'Common keyways with blank, spacing, increment, depths, and MACS.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `All measurements are in inches. MACS is the maximum adjacent cut specification.

## Key specifications

| System | Usual blank | Depths | Increment | Spacing | First cut | MACS |
| --- | --- | --- | --- | --- | --- | --- |
| Schlage classic, C keyway | SC1 (5 pin), SC4 (6 pin) | 0 to 9 | .015 | .156 | .231 | 7 |
| Kwikset | KW1 (5 pin), KW10 (6 pin) | 1 to 6 | .023 | .150 | .247 | 4 |
| Sargent | LA keyway | 1 to 10 | .020 | .156 | .216 | 7 |
| Corbin Russwin System 70 | Z class | 1 to 6 | .028 | .156 | .250 | 4 |
| Arrow | - | 0 to 9 | .014 | .155 | .265 | 7 |
| Dexter | - | 0 to 9 | .015 | .155 | .216 | 7 |

Depths run from shallow to deep. Schlage: 0 is .335 at the root, 9 is .200. Kwikset: 1 is .329, 6 is .214; depth 7 is for
master keying only.

## Small format interchangeable core

| System | Depths | Increment | Notes |
| --- | --- | --- | --- |
| A2 | 0 to 9 | .0125 | Most common; stack of 23 |
| A3 | 0 to 6 | .018 | Seven depths, larger steps |
| A4 | 0 to 5 | .021 | Six depths, the largest steps |

The cores share a shape, not a pinning: an A2 kit won't pin an A4 core. Keyways are separate: an A keyway key won't enter a G
keyway core. For the stack arithmetic, see [Master-keying with SFIC](/blog/master-keying-with-sfic).

## Blanks by lock

| Lock on the door | Blank |
| --- | --- |
| Schlage, 5 pin | SC1 |
| Schlage, 6 pin | SC4 |
| Kwikset, 5 pin | KW1 |
| Weiser, 5 pin | WR5 |
| Master laminated padlock | M1 |

## Decoding a worn key

1. Gauge every cut and write down the reading before rounding.
2. If most readings are short by about the same amount, the key is worn: round to the **shallower** cut.
3. Check the MACS. A step that exceeds it is a misread.
4. Cut by code onto a new blank. Copying a worn key copies the wear.

We cut restricted keyways only for people on the signature card. Shop [key accessories](/key-accessories),
[cylinders](/cylinders), and [tools and machines](/tools-machines-supplies).
`,
};

const handing: StandardText = {
  section: 'resources',
  slug: 'door-handing',
  title: 'Door Handing',
  summary: 'How to hand a door: LH, RH, LHR, and RHR, and which hardware is handed.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Hand the door from the **outside**: the corridor side of a room, the street side of an entrance, the key side of a closet. Note
where the hinges are and which way the door swings.

## The rule

| Hinges, seen from outside | Door swings | Hand |
| --- | --- | --- |
| Left | Away from you, in | LH, left hand |
| Right | Away from you, in | RH, right hand |
| Left | Toward you, out | LHR, left hand reverse |
| Right | Toward you, out | RHR, right hand reverse |

For a pair, give the hand of the **active** leaf. For a communicating door, the side where you can't see the hinges counts as
outside.

## What is handed

| Hardware | Handed? |
| --- | --- |
| Lever locks, cylindrical | Usually not; check levers with a return |
| Mortise locks | Yes; many are field reversible. Check the latch bevel |
| Rim exit devices | No, but lever trim is: reverse it or order the hand |
| Mortise and vertical rod devices | Often field reversible |
| Door closers, surface | Usually not |
| Floor closers, offset hung | Yes |
| Butt hinges | No, unless raised barrel or swing clear |
| Continuous hinges | Geared: no. Pin and barrel: often |
| Electric strikes | Usually not; check the horizontal keeper |
| Hollow metal doors and frames | Yes, unless blank |
| Latch guards | Outswing doors only |

## Common mistakes

- **Frames** take the hand of their door. Write LH or RH and draw the swing.
- **Reverse bevel:** an LHR or RHR door with a mortise lock needs a reverse-bevel latch. If the bevel faces you when the door is
  open toward you, it is the wrong one.

To price an opening, [request a quote](/quote) with hand, width, thickness, and finish, or call [{hotline}](tel:{hotline}). Shop
[exit devices](/exit-devices), [doors and frames](/doors-frames), and [door closers](/door-closers).
`,
};

/** Trade references, under the resources. */
export const guides: readonly StandardText[] = [finishCodes, lockFunctions, chips, fccIds, keyways, handing];
