import type { StandardText } from './standard-text';

export const testimonials: StandardText = {
  slug: 'testimonials',
  title: 'Testimonials',
  summary: 'What trade customers say about ordering from us.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `We publish a customer's words only with their consent, under the name that they choose, and unedited apart
from length. None have been published so far.

If you order from us and have something to say, good or bad, write to <{supportEmail}>. The bad goes to the branch manager
the same day.

Ratings on product pages are of the product, not of the store.
`,
  demoBodyMarkdown: `**These quotes are sample content of a demonstration store.** The people and companies are invented. A live
store shows a customer's words only with their consent.

## Automotive

> I order by FCC ID from the driveway and the part that comes is the part on the screen. The list of what differs under one ID
> has saved me two comebacks since spring.

Mobile automotive locksmith, Ontario

> Eleven at night, all keys lost on a push-to-start, and somebody who had done that car picked up the phone.

Roadside contractor, Alberta

## Commercial

> We pasted a hundred and forty lines from our estimator's sheet into quick order. Three were ambiguous, it said which and why,
> and nothing was left out. That used to be an afternoon.

Security contractor, Quebec

> They asked for the hand before I noticed that the schedule did not have it.

Door and hardware installer, British Columbia

## Institutional

> Sixty cores, pinned and stamped to our own bitting list, with the spares bagged by department. We swapped a whole floor
> before the first bell.

School board locksmith, Nova Scotia

## A complaint, and what came of it

> The closer was right, the arm was for the other mounting. Their mistake. The right arm was on the next truck and they did not
> ask for the wrong one back until I had time.

Institutional maintenance lead, Ontario
`,
};
