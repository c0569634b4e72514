import type { StandardText } from './standard-text';

export const solutions: StandardText = {
  slug: 'solutions',
  title: 'Solutions by Market',
  summary:
    'Products by type of work: automotive, commercial, institutional, residential, and access control.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Automotive

**Add a key, all keys lost, remotes, ignitions.** Start with the vehicle: [make, model, and year](/vehicles). With a remote in hand,
search by [FCC ID](/resources/fcc-ids).

- [Smart keys](/automotive-keys?type=Smart+keys), [remote keys](/automotive-keys?type=Remote+keys), and
  [transponder keys](/automotive-keys?type=Transponder+keys)
- [Chips, shells, and parts](/automotive-keys?type=Chips%2C+shells+%26+parts)
- [Programmers and cables](/automotive-keys?type=Programmers+%26+cables) and
  [diagnostic tools](/tools-machines-supplies?type=Programmers+%26+diagnostics)
- [Entry and lockout tools](/tools-machines-supplies?type=Entry+%26+lockout+tools); a [license](/compliance) is required

Confirm frequency, chip, and part number before you cut.

## Commercial

**Offices, retail, warehouses: high-traffic openings.** Choose the [function](/resources/lock-functions) before the brand.

- [Grade 1 levers](/commercial-locks?type=Grade+1+levers) and
  [mortise locks](/commercial-locks?type=Mortise+locks)
- [Exit devices](/exit-devices) and [trim](/exit-devices?type=Exit+trim)
- [Surface closers](/door-closers?type=Surface+closers); [how to size one](/blog/sizing-a-door-closer)
- [Hollow metal doors](/doors-frames), [hinges](/door-accessories?type=Hinges), and
  [kick plates](/door-accessories?type=Kick+%26+pull+plates)

Send us your door schedule for one price on the whole job: [request a quote](/quote).

## Institutional

**Schools, hospitals, municipal buildings: key control and safe egress.**

- [Interchangeable cores](/cylinders?type=Interchangeable+cores), and
  [planning a small A2 system](/blog/master-keying-with-sfic)
- Classroom security function, [ND75 and similar](/resources/lock-functions)
- [Vertical rod devices](/exit-devices?type=Vertical+rod+exit+devices) and
  [exit alarms](/exit-devices?type=Exit+alarms+%26+mullions)
- [Low energy operators](/door-closers?type=Low+energy+operators) for accessible entrances
- [Key cabinets](/key-accessories?type=Key+cabinets)

Send purchase orders to [our sales desk](/order).

## Residential

**Rekeys, lockouts, and first keypad locks.**

- [Deadbolts](/door-locks?type=Deadbolts), [knobs](/door-locks?type=Knob+locks), and
  [levers](/door-locks?type=Lever+locks) by Schlage, Kwikset, and Weiser
- [Keypad deadbolts](/smart-locks?type=Keypad+deadbolts) and
  [Wi-Fi and Z-Wave deadbolts](/smart-locks?type=Wi-Fi+and+Z-Wave+deadbolts)
- [House key blanks](/key-accessories?type=Key+blanks) by the box, and
  [pin kits](/tools-machines-supplies?type=Pinning+%26+rekeying)
- [Window and patio door locks](/door-accessories?type=Window+%26+patio+locks)

Depths and spacing are in the [keyway chart](/resources/keyways).

## Access control

**One door or forty.** Choose the lock, then the power, then the reader.

1. **Lock.** An [electric strike](/access-control?type=Electric+strikes) with a storeroom lever or rim device, or a
   [magnetic lock](/access-control?type=Magnetic+locks) with a release. Fail secure unless code says otherwise. Fire doors must
   latch.
2. **Power.** Add up the current of everything that can be on at once, leave 25% in reserve, and choose a
   [power supply](/access-control?type=Power+supplies+and+controllers) with battery backup.
3. **Reader.** [Readers, keypads, and credentials](/access-control?type=Readers%2C+keypads+and+credentials).
4. **Exit.** [Exit buttons and sensors](/access-control?type=Exit+buttons+and+sensors).
5. **Video.** [Cameras, recorders, and door alarms](/cctv-alarms).

For a standalone door, see [commercial electronic locks](/smart-locks?type=Commercial+electronic+locks).

## Need a locksmith?

[Find a professional](/find-professional) near you.
`,
};
