import type { StandardText } from './standard-text';

export const compliance: StandardText = {
  slug: 'compliance',
  title: 'Compliance',
  summary: 'Restricted products, proof of trade, licensing, fire and life safety, and record keeping.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `How we sell tools that can open other people's property, and what the rules require of you. This isn't legal
advice. If your regulator says otherwise, follow your regulator.

## Restricted products

For professional use only:

- lock picks, and 2-in-1 picks and decoders;
- vehicle entry and lockout tools;
- mechanical code machines.

They are marked **License required** and sold only to approved trade accounts with a valid license on file. The same applies to quotes
and the API. For other items, such as key programmers and restricted blanks, we ask for proof case by case. Locks, keys, hardware,
safes, cameras, and alarms aren't restricted.

## Submit your license

1. [Sign in](/sign-in), or [apply for a trade account](/register).
2. Upload a PDF or photo under [licenses and certificates](/account/documents).
3. Our trade desk reviews it, usually within two business days, and emails you.

Your account shows a reminder 30 days before your license expires.

## Proof of trade

We accept any of these:

| You are | Proof |
| --- | --- |
| A licensed locksmith | State or provincial license number |
| A locksmith where no license exists | Business registration, plus association membership or an invoice from another trade supplier |
| A dealership or repossessor | Dealer or recovery license |
| An institution with an in-house shop | Letter or purchase order on letterhead |
| A security contractor | Alarm or security company license |

[Upload it from your account](/account/documents). Don't send a passport or driver's license.

## Licensing where you work

More than a dozen US states license locksmiths, including California, Illinois, New Jersey, North Carolina, and Texas. In Canada,
British Columbia, Alberta, and Quebec do. Other places leave licensing to cities or require only a business license. Alarm and access control
installation is often licensed separately. Cross-border work usually requires a license where the lock is.

## Shipping locksmith tools in the United States

Under 39 U.S.C. 3002a, locksmithing devices can be mailed only to lock manufacturers and distributors, bona fide locksmiths, bona fide
repossessors, and motor vehicle manufacturers and dealers. We ship them by private carrier to your business address. Don't forward
them by mail.

## Vehicle keys and codes

We don't sell key codes. In the United States, codes and immobilizer data are available through the NASTF registry to registered
vehicle security professionals. Verify identity and ownership before you make a key, keep the authorization form your registry
requires, and decline the job if the documents don't match the person.

## Radio equipment

Match the FCC ID of the original remote and, in Canada, the IC number; see [finding a remote by FCC ID](/resources/fcc-ids).
Changing a transmitter's frequency voids its grant.

## Fire and life safety

- Every part on a labeled fire door is listed for it: lock or latch, closer, and hinges. Exit devices have no mechanical dogging.
- NFPA 80 limits field work on labeled doors. Holes beyond the listed preparation need approval from the door manufacturer or the listing
  agency.
- Egress doors open from the inside with one motion and no key. Electrified locks must have the release the code requires.
- The authority having jurisdiction decides. Ask first.

## Batteries

Remotes and coin cells contain lithium. Keep coin cells away from children; they burn if swallowed. Don't put loose cells in a return
carton.

## Records we keep

| Record | Contents |
| --- | --- |
| Orders | items, buyer, prices, and every status change with its time |
| Payments | attempts, amounts, and the provider's reference; no card numbers |
| Stock ledger | every product movement, with its reason and source |
| Staff actions | who changed what and when in the back office |
| Trade applications | what you told us, who decided, and when |

We keep them as long as tax and trade law require. Police and regulators get only what a lawful order names. See the
[privacy policy](/privacy).

## Records you should keep

For each key, code, or opening: date, address or VIN, the person and ID you saw, their authority, and your work order number. If a job
is questioned later, this record is your defense.

## Report a concern

If you believe our products are in the wrong hands, email <{supportEmail}> or call [{hotline}](tel:{hotline}). We look into it the same
day.
`,
};
