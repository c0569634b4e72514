import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import { createStoreLink } from '../mail/mail-template.server';
import { queueMail } from '../mail/outbox.server';
import { getUserName, type CompanyUser } from './company-users.queries.server';

/** Queues the invitation mail of a new user. */
export async function queueInvitation(
  trx: Trx,
  user: { id: number; email: string; firstName: string },
  companyName: string,
  by: CompanyUser,
): Promise<void> {
  await queueMail(trx, {
    eventKey: `user:${user.id}:invited`,
    to: user.email,
    subject: `You can order for ${companyName}`,
    parts: [
      `${user.firstName}, ${getUserName(by)} has added you to the trade account of ${companyName} at Keyway Trade Supply.`,
      'Sign in with this e-mail address: we send a link, there is no password to remember.',
      { link: { label: 'Sign in', href: createStoreLink(paths.signIn()) } },
      `Do you not know ${companyName}? Then do nothing, or reply to this message.`,
    ],
  });
}
