import type { StandardText } from './standard-text';

const intro = `We hire people who know the trade or want to learn it. Counter, hotline, and warehouse staff all attend the same
[training](/events) as our customers, on paid time.
`;

const hiring = `## How we hire

One conversation with the branch manager, a paid half day at the bench or the counter, and a decision within a week. Because every
job here involves keys and codes, each offer is contingent on a background check, with your written consent.`;

export const careers: StandardText = {
  slug: 'careers',
  title: 'Careers',
  summary: 'Open positions at our branches, and how to apply.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `${intro}
## Open positions

No openings are listed today. If you have worked on locks, keys, or door hardware, email us anyway at
[{supportEmail}](mailto:{supportEmail}?subject=Application) with your branch, experience, and start date.

${hiring}
`,
  demoBodyMarkdown: `${intro}
## Automotive technical support, Toronto

Walk locksmiths through programming and all-keys-lost jobs by phone, reproduce them on the bench, and document what works. Four years in
automotive locksmithing and experience with Autel and Xhorse tools required. Rotating shifts. Full time.

[Apply for the technical support job](mailto:{supportEmail}?subject=Application%3A%20Automotive%20technical%20support%2C%20Toronto)

## Keying bench technician, Montreal

Pin cylinders and cores to order, build master key systems from bitting lists, stamp, and pack. You can pin an A2 stack, or want to
learn. English and French. Full time, days.

[Apply for the keying bench job](mailto:{supportEmail}?subject=Application%3A%20Keying%20bench%20technician%2C%20Montreal)

## Counter sales, Vancouver

Help locksmiths with a customer waiting. You know rim from mortise cylinders, can hand a door in your head, and are fast with a parts
book. Full time, Tuesday through Saturday.

[Apply for the counter sales job](mailto:{supportEmail}?subject=Application%3A%20Counter%20sales%2C%20Vancouver)

## Warehouse associate, Vancouver

Pick, pack, and count accurately. Orders placed before {sameDayCutOff} ship the same day, and Vancouver is three hours behind, so mornings
are busy. Full time.

[Apply for the warehouse job](mailto:{supportEmail}?subject=Application%3A%20Warehouse%20associate%2C%20Vancouver)

${hiring}

This is a demonstration store: the openings above are sample content.
`,
};
