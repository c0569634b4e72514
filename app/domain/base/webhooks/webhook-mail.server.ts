import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
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
      subject: 'A webhook endpoint was switched off',
      parts: [
        `${owner.name}, ${endpoint.failures} messages in a row did not arrive at this endpoint, so nothing is sent to it any more.`,
        {
          facts: [
            ['Address', endpoint.url],
            ...(endpoint.description === '' ? [] : [['Description', endpoint.description] as const]),
            ['Last failure', endpoint.note],
          ],
        },
        'What happens meanwhile is kept for 30 days. When the receiver works again, send a ping and let the endpoint go on.',
        { link: { label: 'Open the endpoint', href: createStoreLink(paths.admin.webhook(endpoint.id)) } },
      ],
    });
  }
}
