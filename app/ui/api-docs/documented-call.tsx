import type { DocumentedCall, DocumentedField } from '../../domain/api/api-docs.server';
import { ScrollRegion } from '../admin/scroll-region';
import { CopyableRequest } from './copyable-request';
import { WithCode } from './with-code';

/** A call of the API: who may make it, what it takes and answers, and a request to copy. */
export function DocumentedCallSection({ call }: { call: DocumentedCall }) {
  const { id, method, path, summary, text, access, parameters, headers, body, answer, refusals } = call;
  return (
    <section className="api-call" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{summary}</h3>
      <p className="api-call__address">
        <span className={`badge api-method api-method--${method.toLowerCase()}`}>{method}</span>
        <code>{path}</code>
      </p>
      {text !== '' && (
        <p>
          <WithCode text={text} />
        </p>
      )}
      <p className="muted">{access}</p>
      <Fields title="In the address" of={summary} fields={parameters} />
      <Fields title="Body" of={summary} fields={body} />
      {headers.length > 0 && (
        <>
          <h4>Headers</h4>
          <dl className="api-facts">
            {headers.map((header) => (
              <div key={header.name}>
                <dt>
                  <code>{header.name}</code>
                </dt>
                <dd>
                  <WithCode text={header.text} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Fields
        title={answer.isList ? `Answer ${call.status}: a list, each with` : `Answer ${call.status}`}
        of={summary}
        fields={answer.fields}
        isAnswer
      />
      <details className="api-refusals">
        <summary>Refusals</summary>
        <dl className="api-facts">
          {refusals.map(({ status, when }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </details>
      <CopyableRequest request={call.request} of={summary} />
    </section>
  );
}

interface FieldsProps {
  title: string;
  /** The call, for those who hear the tables one by one. */
  of: string;
  fields: DocumentedField[];
  /** What is answered is there; what is asked may be needed. */
  isAnswer?: boolean;
}

function Fields({ title, of, fields, isAnswer = false }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ScrollRegion name={`${title}: ${of}`}>
        <table className="table table--dense table--cards api-fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, type, isRequired, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {!isAnswer && isRequired && <span className="api-fields__note">required</span>}
                  {isAnswer && !isRequired && <span className="api-fields__note">may be missing</span>}
                </th>
                <td data-label="Type">{type}</td>
                <td className="api-fields__text">
                  <WithCode text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
