/** What the store asks of whoever carries its mail. */

export interface MailMessage {
  /** The same for every try of one mail, so that one that was sent twice can be told from two. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail will never be taken as it is, such as one to an address that does not exist. */
export class MailRefusedError extends Error {}

export interface Mailer {
  /**
   * Hands a mail over. Rejects when it was not taken: with MailRefusedError for good, otherwise for now.
   */
  send(message: MailMessage): Promise<void>;

  close(): void;
}
