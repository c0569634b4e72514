import type { DocumentedCall } from '../../api/api-docs.server';
import { CopyableRequest } from './copyable-request';
import { DocumentedFields } from './documented-fields';
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
      <DocumentedFields title="In the address" of={summary} fields={parameters} />
      <DocumentedFields title="Body" of={summary} fields={body} />
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
      <DocumentedFields
        title={answer.isList ? `Answer ${call.status}: a list, each with` : `Answer ${call.status}`}
        of={summary}
        fields={answer.fields}
        isAnswer
      />
      {answer.plain !== '' && (
        <>
          <h4>Answer {call.status}</h4>
          <p>
            <WithCode text={answer.plain} />
          </p>
        </>
      )}
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
