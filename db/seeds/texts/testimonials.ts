import type { StandardText } from './standard-text';

export const testimonials: StandardText = {
  slug: 'testimonials',
  title: 'Testimonials',
  summary: 'What trade customers say about ordering from us.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `We publish customers' words only with their consent. None are published yet.

Have feedback, good or bad? Email <{supportEmail}>. Complaints reach the branch manager the same day.
`,
  demoBodyMarkdown: `**These quotes are sample content for a demonstration store.** No customer wrote them.

## Automotive

> I order by FCC ID from the driveway, and what arrives is what was on the screen. Seeing what differs under one ID has saved me two
> comebacks since spring.

Mobile automotive locksmith, Ontario

> Eleven at night, all keys lost on a push-to-start, and the tech who picked up had done that car.

Roadside contractor, Alberta

## Commercial

> We pasted 140 lines from our estimator's sheet into quick order. Three were ambiguous, and it told us why. That used to take an
> afternoon.

Security contractor, Quebec

> They asked about the handing before I noticed the schedule didn't have it.

Door and hardware installer, British Columbia

## Institutional

> Sixty cores, pinned and stamped to our bitting list, spares bagged by department. We swapped a whole floor before first bell.

School board locksmith, Nova Scotia

## A complaint, resolved

> Right closer, wrong arm. Their mistake. The right arm was on the next truck, and they let me send the other one back when I had
> time.

Institutional maintenance lead, Ontario
`,
};
