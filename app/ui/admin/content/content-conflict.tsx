import { Moment } from '../../moment';
import type { ContentConflict } from './content-answer';
import { DataTable } from '../../data-table';

interface ContentConflictNoticeProps {
  conflict: ContentConflict;
  labels: Record<string, string>;
}

/** What somebody else saved since the form was opened, beside what the clerk typed. */
export function ContentConflictNotice({ conflict, labels }: ContentConflictNoticeProps) {
  const { by, at, fields } = conflict;
  return (
    <section className="panel content-conflict" role="alert" aria-labelledby="content-conflict">
      <h2 id="content-conflict">Somebody else saved this while you were editing</h2>
      <p>
        {by === '' ? 'It was changed' : <strong>{by.replace(/^staff:/, '')}</strong>}
        {by !== '' && ' saved it'} {at !== '' && <Moment at={at} />}. Nothing was overwritten, and what you
        typed is in the form below. Take over what you want to keep; saving again puts your version in place.
      </p>
      <DataTable
        region="Both versions"
        className="table"
        rows={fields}
        rowKey="name"
        columns={[
          { name: 'Field', cell: ({ name }) => labels[name] ?? name },
          {
            name: 'In the store now',
            className: 'content-conflict__text',
            cell: ({ theirs }) => (theirs === '' ? '(empty)' : theirs),
          },
          {
            name: 'What you typed',
            className: 'content-conflict__text',
            cell: ({ yours }) => (yours === '' ? '(empty)' : yours),
          },
        ]}
      />
    </section>
  );
}
