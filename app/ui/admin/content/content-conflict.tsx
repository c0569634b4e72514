import { Moment } from '../../moment';
import type { ContentConflict } from './content-answer';
import { ScrollRegion } from '../scroll-region';

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
      <ScrollRegion name="Both versions">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">In the store now</th>
              <th scope="col">What you typed</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, theirs, yours }) => (
              <tr key={name}>
                <th scope="row">{labels[name] ?? name}</th>
                <td className="content-conflict__text">{theirs === '' ? '(empty)' : theirs}</td>
                <td className="content-conflict__text">{yours === '' ? '(empty)' : yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
