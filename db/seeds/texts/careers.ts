import type { StandardText } from './standard-text';

const intro = `We hire people who know the trade or want to learn it properly. Everybody at the counter, on the hotline
and in the warehouse gets the same paid training days as [our customers](/events).
`;

export const careers: StandardText = {
  slug: 'careers',
  title: 'Careers',
  summary: 'Open positions at our branches, and how to apply.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `${intro}
## Open positions

There are no openings listed today. If you have worked on locks, keys or door hardware, write to us all the same at
[{supportEmail}](mailto:{supportEmail}?subject=Application). Say which branch, what you have worked on and when you could
start.

## How we hire

One conversation with the branch manager, half a paid day at the bench or the counter, and an answer within a week. Handling
keys and codes is part of every job here, so each offer depends on a background check, done with your written consent.
`,
  demoBodyMarkdown: `${intro}
## Automotive technical support, Toronto

Answer the hotline for programmers and keys: guide a locksmith through an all-keys-lost on the phone, reproduce it at the
bench, write down what worked. Four years in automotive locksmithing, and comfort with Autel and Xhorse tools. Shifts
rotate, as the line never closes. Full time.

[Apply for technical support](mailto:{supportEmail}?subject=Application%3A%20Automotive%20technical%20support%2C%20Toronto)

## Keying bench technician, Montreal

Pin cylinders and cores to order, build master key systems from the bitting list, stamp and pack. You can pin an A2 stack
without looking up the sum, or you can show us that you would learn it. English and French. Full time, days.

[Apply for the keying bench](mailto:{supportEmail}?subject=Application%3A%20Keying%20bench%20technician%2C%20Montreal)

## Counter sales, Vancouver

The person across the counter has a van outside and a customer waiting. You know a rim from a mortise cylinder, find the
hand of a door in your head and are quick with a parts book. Full time, Tuesday to Saturday.

[Apply for counter sales](mailto:{supportEmail}?subject=Application%3A%20Counter%20sales%2C%20Vancouver)

## Warehouse associate, Calgary

Pick, count and pack so that what left the shelf, what is in the carton and what the screen says are the same. Orders placed
before {sameDayCutOff} leave the same day, and the clock in Calgary is two hours behind: mornings are brisk. Full time.

[Apply for the warehouse](mailto:{supportEmail}?subject=Application%3A%20Warehouse%20associate%2C%20Calgary)

## How we hire

One conversation with the branch manager, half a paid day at the bench or the counter, and an answer within a week. Handling
keys and codes is part of every job here, so each offer depends on a background check, done with your written consent. This
is a demonstration store: the openings above are sample content.
`,
};
