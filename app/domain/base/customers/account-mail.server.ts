import type { Trx } from '../../../../db/schema';
import type { CustomerStatus } from '../../../../db/tables/people';
import { queueMail } from '../mail/outbox.server';
import { nowIso } from '../shared/clock';
import { paths } from '../../../paths';
import { createStoreLink } from '../mail/mail-template.server';
import { type CompanyUser, getUserName } from './company-users.queries.server';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { inLanguage } from '~/i18n/language.server';

/** Runs a function in the language of who gets its mail: the user with this address, otherwise the account's. */
export async function inRecipientLanguage<Result>(
  trx: Trx,
  { customerId, email }: { customerId: number; email: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const { account, user } = await trx
    .selectFrom('customers as c')
    .leftJoin('company_users as u', (join) =>
      join.onRef('u.customer_id', '=', 'c.id').on('u.email', '=', email).on('u.removed_at', 'is', null),
    )
    .select(['c.language as account', 'u.language as user'])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow();
  return inLanguage(user ?? account, run);
}

/**
 * Confirms an application. Anyone can type anyone's address, so this mail and the next repeat no input, and a known
 * address gets at most one per day.
 */
export async function queueApplicationMail(trx: Trx, customer: { id: number; email: string }): Promise<void> {
  await queueMail(trx, {
    eventKey: `customer:${customer.id}:applied`,
    to: customer.email,
    subject: t`We received your application`,
    parts: [
      t`Thank you for applying for a trade account at Keyway Trade Supply.`,
      t`We’ll email you our decision, usually within two business days.`,
      t`Until then, you can order at list price.`,
      t`Products marked “License required” also need your license. If you didn’t include it, sign in and add it under Licenses and certificates.`,
      t`Didn’t apply? Reply and we’ll delete the application.`,
    ],
  });
}

const STANDING_TEXTS = perLanguage<Record<CustomerStatus, string>>(() => ({
  applied: t`We already have your application and are reviewing it.`,
  approved: t`You already have a trade account with this email address. Nothing was changed.`,
  declined: t`An earlier application with this email address was declined. If something has changed, reply to this message.`,
}));

/** Tells the address of an account, or of one of its users, that someone applied with it again. */
export async function queueRepeatedApplicationMail(
  trx: Trx,
  customer: { id: number; email: string; status: CustomerStatus },
): Promise<void> {
  const day = nowIso().slice(0, 10);
  await queueMail(trx, {
    eventKey: `customer:${customer.id}:applied-again:${customer.email}:${day}`,
    to: customer.email,
    subject: t`Your trade account at Keyway Trade Supply`,
    parts: [
      t`We received another trade account application with this email address.`,
      STANDING_TEXTS()[customer.status],
      t`Didn’t apply? Ignore this email.`,
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
  const { firstName } = user;
  const manager = getUserName(by);
  await queueMail(trx, {
    eventKey: `user:${user.id}:invited`,
    to: user.email,
    subject: t`You can order for ${companyName}`,
    parts: [
      t`${firstName}, ${manager} added you to the ${companyName} trade account at Keyway Trade Supply.`,
      t`Sign in with this email address. We’ll send you a link; no password needed.`,
      { link: { label: t`Sign in`, href: createStoreLink(paths.signIn()) } },
      t`Don’t know ${companyName}? Ignore this email.`,
    ],
  });
}
