import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface MailServer {
  url: string;
  /** What was taken: to whom, and the whole message. */
  taken: { to: string[]; message: string }[];
  /** From now on, answers the recipient with this SMTP status; undefined takes everything. */
  answerWith(status: number | undefined): void;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is handed. */
export async function startMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => {
      if (refusal === undefined) return done();
      done(Object.assign(new Error('Not taken'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address: AddressInfo | string | null = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    answerWith: (status) => {
      refusal = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
