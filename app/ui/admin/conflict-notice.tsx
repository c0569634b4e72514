import { DataTable } from '../data-table';

interface ConflictNoticeProps {
  /** Field labels in form order. */
  labels: Record<string, string>;
  now: Record<string, string | string[]>;
  /** The input. Other refusals show nothing. */
  typed: Record<string, unknown>;
  textOf?: (field: string, value: string) => string;
}

/** Marks a form that was refused because of a conflict. */
export const CONFLICT_MESSAGE = 'changedMeanwhile';

/** Compares the input with the saved values after a conflict. */
export function ConflictNotice({ labels, now, typed, textOf = (_, value) => value }: ConflictNoticeProps) {
  if (typed[CONFLICT_MESSAGE] === undefined) return null;
  const rows = Object.entries(labels).flatMap(([field, label]) => {
    const [saved, yours] = [formatValue(now[field]), formatValue(typed[field])];
    return saved === yours ? [] : [{ field, label, saved, yours }];
  });
  return (
    <section className="panel" aria-labelledby="changed-meanwhile">
      <h2 id="changed-meanwhile">Somebody else saved before you</h2>
      <p>
        Nothing of yours was saved, and nothing is lost: the form below holds what you typed. Save again to
        put yours in the place of theirs.
      </p>
      {rows.length === 0 ? (
        <p className="muted">What is saved now is what you typed.</p>
      ) : (
        <DataTable
          className="table table--cards"
          rows={rows}
          rowKey="field"
          columns={[
            { name: 'Field', cell: ({ label }) => label },
            { name: 'Saved now', cell: ({ field, saved }) => textOf(field, saved) || 'Nothing' },
            { name: 'Yours', cell: ({ field, yours }) => textOf(field, yours) || 'Nothing' },
          ]}
        />
      )}
    </section>
  );
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
}
