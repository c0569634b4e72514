import type { Trx } from '../../../../db/schema';
import type { CustomerStatus } from '../../../../db/tables/people';
import { queueMail } from '../mail/outbox.server';
import { nowIso } from '../shared/clock';
import { paths } from '../../../paths';
import { createStoreLink } from '../mail/mail-template.server';
import { type CompanyUser, getUserName } from './company-users.queries.server';

/**
 * Confirms an application. Anyone can type anyone's address, so this mail and the next repeat no input, and a known
 * address gets at most one per day.
 */
export async function queueApplicationMail(trx: Trx, customer: { id: number; email: string }): Promise<void> {
  await queueMail(trx, {
    eventKey: `customer:${customer.id}:applied`,
    to: customer.email,
    subject: 'We have your application',
    parts: [
      'Thank you for applying for a trade account at Keyway Trade Supply.',
      'Our trade desk reviews your application, usually within two business days. We will email you when it is decided.',
      'Until then you can order at the prices that the store shows.',
      'Was it not you who applied? Reply to this message, and we delete the application.',
    ],
  });
}

const STANDING_TEXTS: Record<CustomerStatus, string> = {
  applied: 'We have your application already. Our trade desk is checking it; there is nothing more to do.',
  approved: 'You already have a trade account with this address, so nothing was changed.',
  declined:
    'We have an application with this address that was declined. Reply to this message if something has changed since.',
};

export async function queueRepeatedApplicationMail(
  trx: Trx,
  customer: { id: number; email: string; status: CustomerStatus },
): Promise<void> {
  const day = nowIso().slice(0, 10);
  await queueMail(trx, {
    eventKey: `customer:${customer.id}:applied-again:${customer.email}:${day}`,
    to: customer.email,
    subject: 'Your trade account at Keyway Trade Supply',
    parts: [
      'Somebody just applied for a trade account with this address.',
      STANDING_TEXTS[customer.status],
      'Was it not you? Then you need not do anything.',
    ],
  });
}

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
