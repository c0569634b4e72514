import { Form } from '@remix-run/react';

import type { ActiveSession } from '../../domain/base/sessions/sessions.queries.server';
import { DataTable } from '../data-table';
import { Moment } from '../moment';

/** One's own active sessions, with buttons that end them. */
export function SessionTable({ sessions }: { sessions: ActiveSession[] }) {
  return (
    <>
      <DataTable
        className="table table--cards"
        rows={sessions}
        rowKey="id"
        columns={[
          { name: 'Browser', cell: ({ device }) => formatDevice(device) },
          { name: 'Signed in', cell: ({ signedInAt }) => <Moment at={signedInAt} /> },
          { name: 'Last used', cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
          {
            name: 'Action',
            isHeadingHidden: true,
            cell: ({ id, device, isCurrent }) =>
              isCurrent ? (
                <span className="badge badge--good">This session</span>
              ) : (
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <button
                    type="submit"
                    className="btn btn--small"
                    name="intent"
                    value="end"
                    aria-label={`End session: ${formatDevice(device)}`}
                  >
                    End session
                  </button>
                </Form>
              ),
          },
        ]}
      />
      {sessions.length > 1 && (
        <Form method="post">
          <button type="submit" className="btn" name="intent" value="end-others">
            End all other sessions
          </button>
        </Form>
      )}
    </>
  );
}

function formatDevice(device: string): string {
  return device === '' ? 'Unknown browser' : device;
}
