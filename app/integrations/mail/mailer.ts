/** The interface to mail servers. */

export interface MailMessage {
  /** The same for every attempt, so that duplicates can be recognized. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A permanent failure of this mail, such as an unknown address. */
export class MailRefusedError extends Error {}

export interface Mailer {
  /** The sender's domain, which mail servers expect in message IDs. */
  readonly domain: string;

  /** Sends a mail. Rejects with MailRefusedError if the failure is permanent. */
  send(message: MailMessage): Promise<void>;

  close(): void;
}
