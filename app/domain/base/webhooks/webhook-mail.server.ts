import type { Trx } from '../../../../db/schema';
import { adminPaths } from '../../../admin-paths';
import { createStoreLink } from '../mail/mail-template.server';
import { queueMail } from '../mail/outbox.server';

interface DisabledEndpoint {
  id: number;
  url: string;
  description: string;
  failures: number;
  note: string;
  at: string;
}

/** Mails the owners that an endpoint was disabled, in the same transaction. */
export async function queueEndpointDisabledMail(trx: Trx, endpoint: DisabledEndpoint): Promise<void> {
  const owners = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('email', '<>', '')
    .execute();
  for (const owner of owners) {
    await queueMail(trx, {
      eventKey: `webhook:${endpoint.id}:off:${endpoint.at}:${owner.id}`,
      to: owner.email,
      subject: 'A webhook endpoint was disabled',
      parts: [
        `${owner.name}, ${endpoint.failures} deliveries in a row to this endpoint failed, so it was disabled.`,
        {
          facts: [
            ['URL', endpoint.url],
            ...(endpoint.description === '' ? [] : [['Description', endpoint.description] as const]),
            ['Last error', endpoint.note],
          ],
        },
        'Events are queued for up to 30 days. Fix the receiver, send a ping, and then resume the endpoint.',
        { link: { label: 'View endpoint', href: createStoreLink(adminPaths.webhook(endpoint.id)) } },
      ],
    });
  }
}
