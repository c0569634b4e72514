import { DataTable } from '../../data-table';

interface FieldChange {
  field: string;
  name: string;
  was: string;
  now: string;
}

/** What somebody else changed while this form was open. Saving again says that this form's values are wanted. */
export function ProductChanges({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="panel changed-meanwhile" aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile">Changed by somebody else</h2>
      <p>
        The form below holds your own values. Save over it to make them count, or take over here what should
        stay.
      </p>
      <DataTable
        className="table table--dense"
        rows={changes}
        rowKey="field"
        columns={[
          { name: 'Field', cell: ({ name }) => name },
          { name: 'You saw', className: 'kept-lines', cell: ({ was }) => was },
          { name: 'Now', className: 'kept-lines', cell: ({ now }) => now },
        ]}
      />
    </section>
  );
}

/** The changes and the seen values of an answer to the edit form, wherever they are in it. */
export function parseEditAnswer(answer: unknown): { changes: FieldChange[]; seen: string | undefined } {
  const fields = getField(answer, 'repopulateFields');
  const seen = getField(fields, 'seen');
  const changes = getField(fields, 'changes');
  return {
    seen: typeof seen === 'string' ? seen : undefined,
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
  };
}

function isChange(value: unknown): value is FieldChange {
  return ['field', 'name', 'was', 'now'].every((name) => typeof getField(value, name) === 'string');
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
