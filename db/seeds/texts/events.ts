import type { StandardText } from './standard-text';

export const events: StandardText = {
  slug: 'events',
  title: 'Events and Training',
  summary:
    'Training days with tools in hand, counter days with manufacturers, and the shows where you can meet us.',
  updatedOn: '2026-11-21',
  bodyMarkdown: `Classes are small, at most eight people at the bench, and taught by the technicians who answer the hotline.
Bring your own hand tools; we supply machines, locks and lunch. Reserve by e-mail to <{supportEmail}>: nothing is paid
before we confirm the place. You can cancel without charge up to seven days before.
`,
};
