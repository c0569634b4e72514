import type { StandardText } from './standard-text';

export const events: StandardText = {
  slug: 'events',
  title: 'Events and Training',
  summary: 'Hands-on classes, counter days with manufacturers, and the trade shows we attend.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Classes have at most eight seats and are taught by our hotline technicians. Bring your hand tools; we supply
machines, locks, and lunch.

To reserve a seat, email <{supportEmail}>. You won't be charged until we confirm your seat. You can cancel free of charge up to seven days before class.
`,
};
