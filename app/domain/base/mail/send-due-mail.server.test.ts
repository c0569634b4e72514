import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startMailServer } from '../../../../tests/support/mail-server';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Mailer } from '../../../integrations/mail/mailer';
import { SmtpMailer } from '../../../integrations/mail/smtp-mailer.server';
import { paths } from '../../../paths';
import { createStoreLink } from './mail-template.server';
import { queueMail, retryMail } from './outbox.server';
import { sendDueMail } from './send-due-mail.server';

const FACTS = {
  origin: 'https://store.example',
  zelleEmail: 'zelle@store.example',
  eTransferEmail: 'etransfer@store.example',
};

let db: Db;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: SmtpMailer;

beforeEach(async () => {
  ({ db } = await openTestStore());
  server = await startMailServer();
  mailer = new SmtpMailer(server.url, 'Keyway <orders@store.example>');
});

afterEach(async () => {
  mailer.close();
  await server.close();
});

const queue = (eventKey: string, to = 'ada@locke.example') =>
  inTransaction(db, (trx) =>
    queueMail(trx, {
      eventKey,
      to,
      subject: `Größe – ${eventKey}`,
      parts: ['Thank you.', { link: { label: 'See it', href: createStoreLink('/track-order/x') } }],
    }),
  );
const send = (by: Mailer = mailer) => sendDueMail(db, by, FACTS);
const outbox = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const allDue = () => db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();

describe('mail that is due', () => {
  it('goes out once, as text and HTML, with the store’s address in its links', async () => {
    await queue('order:1:paid');
    await queue('order:1:paid');
    expect(await send()).toEqual({ sent: 1, errors: [] });
    expect(await send()).toEqual({ sent: 0, errors: [] });
    expect(server.taken).toHaveLength(1);
    const [{ to, message } = { to: [], message: '' }] = server.taken;
    expect(to).toEqual(['ada@locke.example']);
    expect(message).toMatch(/^From: Keyway <orders@store\.example>/m);
    expect(message).toMatch(/^Message-ID: <[0-9a-f]{32}@store\.example>/im);
    expect(message).toContain('multipart/alternative');
    expect(message.replaceAll('=\r\n', '')).toContain('https://store.example/track-order/x');
    expect(message).toMatch(/^Reply-To: Keyway <orders@store\.example>/m);
    expect(message).toContain('color-scheme');
    expect(message).not.toContain('{{store}}');
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 1, last_error: '' }]);
  });

  it('keeps no token once it is sent', async () => {
    await inTransaction(db, (trx) =>
      queueMail(trx, {
        eventKey: 'sign-in:x',
        to: 'ada@locke.example',
        subject: 'Sign in',
        parts: [
          { link: { label: 'Sign in', href: createStoreLink(paths.signInLink('SECRET-token_1', '/cart')) } },
          { link: { label: 'Confirm', href: createStoreLink(paths.confirmEmail('SECRET-token_2')) } },
        ],
      }),
    );
    expect(JSON.stringify(await outbox())).toContain('SECRET-token_1');
    await send();
    expect(server.taken[0]?.message.replaceAll('=\r\n', '')).toContain('SECRET-token_1');
    expect(JSON.stringify(await outbox())).not.toContain('SECRET');
  });

  it('is sent by one of two stores', async () => {
    await queue('order:1:paid');
    const results = await Promise.all([send(), send(), send()]);
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(server.taken).toHaveLength(1);
  });

  it('waits longer after each try that fails, and is given up in the end', async () => {
    await queue('order:1:paid');
    server.answerWith(451);
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      await allDue();
      const before = Date.now();
      expect((await send()).errors).toHaveLength(1);
      const [mail] = await outbox();
      expect(mail).toMatchObject({ state: 'due', attempts: tries + 1 });
      expect(mail?.last_error).toContain('Not taken');
      waits.push(Date.parse(mail?.due_at ?? '') - before);
    }
    expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true);
    await allDue();
    await send();
    expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 9 }]);
    server.answerWith(undefined);
    expect(await send()).toEqual({ sent: 0, errors: [] });

    await retryMail(db, 1, { name: 'staff:admin', staffId: null, requestId: 'r' });
    expect(await send()).toEqual({ sent: 1, errors: [] });
  });

  it('to an address that does not exist is given up at once, and the next one still goes', async () => {
    await queue('order:1:paid', 'nobody@locke.example');
    server.answerWith(550);
    await send();
    server.answerWith(undefined);
    await queue('order:2:paid');
    expect((await send()).sent).toBe(1);
    expect((await outbox()).map(({ state }) => state)).toEqual(['failed', 'sent']);
  });

  it('waits while the mail server is down', async () => {
    await queue('order:1:paid');
    await queue('order:2:paid');
    const nobody = new SmtpMailer('smtp://127.0.0.1:1', 'orders@store.example');
    // The first that finds nobody there ends the round.
    expect((await send(nobody)).errors).toHaveLength(1);
    nobody.close();
    expect((await outbox()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['due', 1],
      ['due', 0],
    ]);
    await allDue();
    expect((await send()).sent).toBe(2);
  });

  it('that a crash left in hand is taken up again later, not at once', async () => {
    await queue('order:1:paid');
    let handed = 0;
    const dying: Mailer = {
      domain: 'store.example',
      send: () => {
        handed += 1;
        return new Promise(() => undefined);
      },
      close: () => undefined,
    };
    void send(dying);
    await expect.poll(() => handed).toBe(1);
    expect((await send()).sent).toBe(0);
    await allDue();
    expect((await send()).sent).toBe(1);
  });

  it('is addressed to one address, whatever was typed', async () => {
    await queue('order:1:paid', 'ada@locke.example, eve@spy.example');
    await send();
    expect(server.taken.flatMap(({ to }) => to)).not.toContain('eve@spy.example');
  });
});
