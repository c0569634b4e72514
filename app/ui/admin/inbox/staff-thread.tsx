import { withZod } from '@remix-validated-form/with-zod';

import type { Permission } from '../../../domain/base/staff/permissions.rules';
import type { ThreadEntry } from '../../../domain/selling/inbox/messages.queries.server';
import { EntrySchema } from '../../../domain/selling/inbox/thread.schema';
import { EntryForm, Thread } from '../../inbox/thread';
import { ForRole } from '../customers/for-role';

const entryValidator = withZod(EntrySchema);

interface StaffThreadProps {
  title: string;
  entries: ThreadEntry[];
  buyer: { firstName: string; lastName: string };
  whenEmpty: string;
  /** Required to answer. */
  permission: Permission;
  formKey: string;
  hint: string;
}

/** A conversation with a buyer, and the form to answer. */
export function StaffThread({ title, entries, buyer, whenEmpty, permission, ...form }: StaffThreadProps) {
  return (
    <section className="panel stack">
      <h2>{title}</h2>
      <Thread
        entries={entries}
        reader="staff"
        buyerName={`${buyer.firstName} ${buyer.lastName}`}
        whenEmpty={whenEmpty}
      />
      <ForRole permission={permission}>
        <EntryForm
          key={entries.length}
          validator={entryValidator}
          intent="reply"
          label="Reply"
          button="Send reply"
          {...form}
        />
      </ForRole>
    </section>
  );
}
