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
      <h2 id="changed-meanwhile">This was changed while you were editing</h2>
      <p>Your changes aren’t saved yet. Save again to overwrite the saved values.</p>
      {rows.length === 0 ? (
        <p className="muted">Your values match the saved ones.</p>
      ) : (
        <DataTable
          className="table table--cards"
          rows={rows}
          rowKey="field"
          columns={[
            { name: 'Field', cell: ({ label }) => label },
            { name: 'Saved', cell: ({ field, saved }) => textOf(field, saved) || 'Blank' },
            { name: 'Yours', cell: ({ field, yours }) => textOf(field, yours) || 'Blank' },
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
