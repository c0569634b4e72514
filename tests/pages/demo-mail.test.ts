import { expect, it } from 'vitest';

import { openPage } from '../support/html';
import { startServer } from '../support/server-process';

it.each([
  ['without a mail server', {}, 'Demo: no email is sent.', 'Check your spam folder'],
  [
    'with one',
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'store@keyway.example' },
    'Check your spam folder',
    'Demo: no email is sent.',
  ],
])('a demo %s says where its mail is', async (_, variables, said, unsaid) => {
  const server = await startServer(variables);
  try {
    const main = (await openPage(server, '/sign-in?sent=1')).one('main');
    expect(main.text).toContain(said);
    expect(main.text).not.toContain(unsaid);
  } finally {
    await server.stop();
  }
});
