import type { StandardText } from './standard-text';

export const compliance: StandardText = {
  slug: 'compliance',
  title: 'Compliance',
  summary:
    'Restricted goods, proof of trade, licensing, fire and life safety, and the records that we and you keep.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `This page says how we sell goods that can open what is not yours, and what the rules expect of you. It is not legal
advice; where it and your regulator differ, your regulator is right.

## Restricted goods

These are sold for professional use only:

- lock picks, 2-in-1 picks and decoders, bypass and impressioning tools;
- vehicle entry and lockout tools;
- mechanical code machines.

Everybody sees them in the store, with the mark **Licence required**. They are sold to approved trade accounts with a valid licence on
file, and to nobody else: not from the cart, not by a quote, not through the API. What else may need proof, such as key programmers
and the blanks of restricted keyways, we ask for by hand. Locks, keys, hardware, safes, cameras and alarms are not restricted.

## How to show a licence

1. [Sign in](/sign-in), or [apply for a trade account](/register) first.
2. Send a PDF or a photograph of the licence under [licences and certificates](/account/documents).
3. **Our trade desk reviews it**, usually within two business days, and emails you. It then counts until its last day; your account warns you 30
   days before. Send the new one in time, and nothing stops.

## Proof of trade

One of these is enough:

| You are | We accept |
| --- | --- |
| a licensed locksmith | your state or provincial licence number |
| a locksmith where no licence exists | business registration, and association membership or an invoice from another trade supplier |
| a dealership or repossessor | dealer or recovery licence |
| an institution with its own shop | a letter or purchase order on letterhead |
| a security contractor | alarm or security company licence |

Send it [from your account](/account/documents). Do not send a copy of a passport or driving licence; we do not
want it.

## Licensing where you work

More than a dozen US states license locksmiths, among them California, Illinois, New Jersey, North Carolina and Texas. In Canada, British
Columbia, Alberta and Quebec do. Others leave it to cities, or ask only for a business licence. Installing alarms and access control is
licensed separately in many places. Work across a border usually needs the licence of the place where the lock is.

## Shipping locksmith tools in the United States

Federal law (39 U.S.C. 3002a) makes locksmithing devices nonmailable unless they are sent to a lock manufacturer or distributor, a bona
fide locksmith, a bona fide repossessor, or a motor vehicle manufacturer or dealer. We send them by private carrier, and to the business
address of the buyer. Please do not forward them by mail.

## Vehicle keys and codes

We do not sell key codes. In the United States, codes and immobiliser data come through the NASTF registry to registered vehicle security
professionals. Check identity and ownership before you make a key, keep the authorisation form as your registry asks, and refuse the job
when the papers do not fit the person.

## Radio equipment

Remotes and smart keys are radio transmitters. Buy the one with the FCC ID, and in Canada the IC number, of the original; see
[finding a remote by FCC ID](/resources/fcc-ids). Changing a transmitter's frequency voids its grant.

## Fire and life safety

- On a labelled fire door every part is listed for it: lock or latch, closer, hinges, and no mechanical dogging on the exit device.
- Field work on a labelled door is limited by NFPA 80. Holes beyond the listed preparation need the door maker's or the listing agency's word.
- Egress doors open from inside with one motion and no key. Electrified locking needs the release that the code names.
- The authority having jurisdiction decides. Ask first; it is cheaper.

## Batteries

Remotes and coin cells contain lithium. Keep coin cells from children; they burn when swallowed. Do not put a loose cell into a parcel that
you return to us.

## Records that we keep

| Record | Holds |
| --- | --- |
| Orders | what was bought, by whom, prices of the day, every change of state with its time |
| Payments | attempts, amounts and the provider's reference; no card numbers |
| Stock ledger | every movement of every product, with reason and cause |
| Staff actions | who changed what and when, in the back office |
| Trade applications | what you told us, who decided and when |

They are kept for as long as tax and trade law ask. Police and regulators get what a lawful order names, and no more. What that means for
your data is in the [privacy policy](/privacy).

## Records that you should keep

For each key, code or opening: the date, the address or VIN, the person and the identification seen, the authority they had, and your
work order number. When something is questioned later, this page of paper is the whole of your defence.

## Report a concern

If you believe that goods from us are in the wrong hands, tell us at <{supportEmail}> or [{hotline}](tel:{hotline}). We look into it the same day.
`,
};
