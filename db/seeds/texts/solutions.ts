import type { StandardText } from './standard-text';

export const solutions: StandardText = {
  slug: 'solutions',
  title: 'Solutions by Market',
  summary: 'What each kind of work usually needs from us, and where in the catalogue it is.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `The catalogue is arranged by product. Work is arranged by customer. This page goes from the second to
the first.

## Automotive

**Add a key, all keys lost, remotes, ignitions.** Find the vehicle first: [by make, model and year](/vehicles), which
groups keys, remotes, shells, blanks, programmers and tools. With a remote in hand, go by
[FCC ID](/resources/fcc-ids).

- [Smart keys](/automotive-keys?type=Smart+keys), [remote keys](/automotive-keys?type=Remote+keys) and
  [transponder keys](/automotive-keys?type=Transponder+keys)
- [Chips, shells and parts](/automotive-keys?type=Chips%2C+shells+%26+parts)
- [Programmers and cables](/automotive-keys?type=Programmers+%26+cables) and
  [diagnostic tools](/tools-machines-supplies?type=Programmers+%26+diagnostics)
- [Entry and lockout tools](/tools-machines-supplies?type=Entry+%26+lockout+tools); who may buy them is under
  [compliance](/compliance)

Fitment in the catalogue is a starting point. Confirm frequency, chip and part number before you cut.

## Commercial

**Offices, retail, warehouses: openings that are used a thousand times a day.** Choose the function before the brand:
[lock functions](/resources/lock-functions).

- [Grade 1 levers](/commercial-locks?type=Grade+1+levers) and
  [mortise locks](/commercial-locks?type=Mortise+locks)
- [Exit devices](/exit-devices) and their [trim](/exit-devices?type=Exit+trim)
- [Surface closers](/door-closers?type=Surface+closers); [how to size one](/blog/sizing-a-door-closer)
- [Hollow metal doors](/doors-frames), [hinges](/door-accessories?type=Hinges) and
  [kick plates](/door-accessories?type=Kick+%26+pull+plates)

Send the door schedule to our desk and get one price for the whole job: [request a quote](/quote).

## Institutional

**Schools, hospitals, municipal buildings: keys that are accounted for, and doors that always let people out.**

- [Interchangeable cores](/cylinders?type=Interchangeable+cores), and
  [how to lay out a small A2 system](/blog/master-keying-with-sfic)
- Classroom security function, [ND75 and its kin](/resources/lock-functions)
- [Vertical rod devices](/exit-devices?type=Vertical+rod+exit+devices) and
  [exit alarms](/exit-devices?type=Exit+alarms+%26+mullions)
- [Low energy operators](/door-closers?type=Low+energy+operators) for accessible entrances
- [Key cabinets](/key-accessories?type=Key+cabinets) for what you hand out

Purchase orders go through [our sales desk](/order).

## Residential

**Rekeys, lockouts, first keypad.** Most of it fits in one drawer of the van.

- [Deadbolts](/door-locks?type=Deadbolts), [knobs](/door-locks?type=Knob+locks) and
  [levers](/door-locks?type=Lever+locks) by Schlage, Kwikset and Weiser
- [Keypad deadbolts](/smart-locks?type=Keypad+deadbolts) and
  [Wi-Fi and Z-Wave deadbolts](/smart-locks?type=Wi-Fi+and+Z-Wave+deadbolts)
- [House key blanks](/key-accessories?type=Key+blanks) by the box, and
  [pin kits](/tools-machines-supplies?type=Pinning+%26+rekeying)
- [Window and patio door locks](/door-accessories?type=Window+%26+patio+locks)

Depths and spacing for the common keyways are in [one chart](/resources/keyways).

## Access control

**One door or forty.** Start with the lock, then the power, then the reader.

1. **Lock.** [Electric strike](/access-control?type=Electric+strikes) on a storeroom lever or a rim device, or a
   [magnetic lock](/access-control?type=Magnetic+locks) with a way out that drops it. Fail secure unless the code says
   otherwise; fire doors keep a positive latch.
2. **Power.** Add the current of everything that can be on at once, leave a quarter in reserve, and choose the
   [power supply](/access-control?type=Power+supplies+and+controllers) with battery backup.
3. **Reader.** [Readers, keypads and credentials](/access-control?type=Readers%2C+keypads+and+credentials).
4. **Way out.** [Exit buttons and sensors](/access-control?type=Exit+buttons+and+sensors).
5. **Eyes.** [Cameras, recorders and door alarms](/cctv-alarms).

Standalone doors do not need a controller: see
[commercial electronic locks](/smart-locks?type=Commercial+electronic+locks).

## Not your own trade?

If you have a lock problem rather than a lock business, [find a professional](/find-professional) near you.
`,
};
