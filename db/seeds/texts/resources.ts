import type { StandardText } from './standard-text';

export const resources: StandardText = {
  slug: 'resources',
  title: 'Resources',
  summary: 'Charts and how-tos for the bench and the van, free to read and print.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `These are the pages that our own counter keeps open. Each is plain text and tables: it prints on one
column and loads where the signal is poor. Where a chart and the part in your hand disagree, believe the part and tell us at
<{supportEmail}>, and we will mend the chart.

Longer pieces are on the [blog](/blog). Training with tools in hand is under [events](/events). For a question about
one job, call [{hotline}](tel:{hotline}), day or night.
`,
};
