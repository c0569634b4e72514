import { createTransport, type Transporter } from 'nodemailer';

import { MailRefusedError, type Mailer, type MailMessage } from './mailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Replies to a single mail that no later try changes: no such mailbox, not allowed, too large, bad address. */
const PERMANENT_CODES = new Set([550, 551, 552, 553, 554]);

/** Mail over SMTP. `smtps:` is encrypted from the start; `smtp:` as soon as the server offers it. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url 'smtp://user:password@host:587', as SMTP_URL gives it. */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 2,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
      },
      // Nothing that a mail says makes the store read a file or open an address.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send({ messageId, to, subject, text, html }: MailMessage): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As an object it is one address, whatever is in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (isForGood(error)) throw new MailRefusedError(getErrorMessage(error), { cause: error });
      throw error;
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function isForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // The server is asked for the recipient and the text of one mail; its other refusals are about the store itself.
  const isAboutMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  const status = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return isAboutMail && (status === undefined || PERMANENT_CODES.has(status));
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
