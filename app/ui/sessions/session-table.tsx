import { Form } from '@remix-run/react';

import type { ActiveSession } from '../../domain/base/sessions/sessions.queries.server';
import { DataTable } from '../data-table';
import { Moment } from '../moment';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** One's own active sessions, with buttons that end them. */
export function SessionTable({ sessions }: { sessions: ActiveSession[] }) {
  return (
    <>
      <DataTable
        className="table table--cards"
        rows={sessions}
        rowKey="id"
        columns={[
          { name: t`Browser`, cell: ({ device }) => formatDevice(device) },
          { name: t`Signed in`, cell: ({ signedInAt }) => <Moment at={signedInAt} /> },
          { name: t`Last used`, cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
          {
            name: t`Action`,
            isHeadingHidden: true,
            cell: ({ id, device, isCurrent }) =>
              isCurrent ? (
                <span className="badge badge--good">
                  <Trans>This session</Trans>
                </span>
              ) : (
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <button
                    type="submit"
                    className="btn btn--small"
                    name="intent"
                    value="end"
                    aria-label={nameEnding(device)}
                  >
                    <Trans>End session</Trans>
                  </button>
                </Form>
              ),
          },
        ]}
      />
      {sessions.length > 1 && (
        <Form method="post">
          <button type="submit" className="btn" name="intent" value="end-others">
            <Trans>End all other sessions</Trans>
          </button>
        </Form>
      )}
    </>
  );
}

function nameEnding(device: string): string {
  const browser = formatDevice(device);
  return t`End session: ${browser}`;
}

function formatDevice(device: string): string {
  if (device === '') return t`Unknown browser`;
  const [browser = '', system] = device.split(' on ');
  return system === undefined ? device : t`${browser} on ${system}`;
}
