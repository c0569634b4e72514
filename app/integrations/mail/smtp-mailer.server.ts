import { createTransport, type Transporter } from 'nodemailer';

import { MailRefusedError, type Mailer, type MailMessage } from './mailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Permanent replies about one mail: no such mailbox, not allowed, too large, or invalid address. */
const PERMANENT_CODES = new Set([550, 551, 552, 553, 554]);

/** Sends mail over SMTP. `smtps:` uses TLS from the start, `smtp:` uses STARTTLS if offered. */
export class SmtpMailer implements Mailer {
  readonly domain: string;
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #replyTo: string;

  /**
   * @param url SMTP_URL, such as 'smtp://user:password@host:587'
   * @param from MAIL_FROM, such as 'Keyway <orders@store.example>'
   * @param replyTo where replies go, which mail invites; the sender by default
   */
  constructor(url: string, from: string, replyTo = from) {
    this.#from = from;
    this.#replyTo = replyTo;
    this.domain = /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
    this.#transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 2,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
      },
      // Mail content must never make the store read a file or open a URL.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send({ messageId, to, subject, text, html }: MailMessage): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        replyTo: this.#replyTo,
        // An object is always a single address.
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
  // Only refusals of the recipient or the content are about this mail; others are about the store.
  const isAboutMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  const status = 'responseCode' in error ? Number(error.responseCode) : undefined;
  return isAboutMail && (status === undefined || PERMANENT_CODES.has(status));
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
