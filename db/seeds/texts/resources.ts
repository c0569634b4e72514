import type { StandardText } from './standard-text';

export const resources: StandardText = {
  slug: 'resources',
  title: 'Resources',
  summary: 'Free reference charts and how-tos for the bench and the van.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The charts our own counter uses, in plain tables that print well. Found a mistake? Email
<{supportEmail}> and we'll fix the chart.

See also the [blog](/blog) and our [training classes](/events). For help with a job, call [{hotline}](tel:{hotline}), 24/7.
`,
};
