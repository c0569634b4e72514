import type { DocumentedCall, DocumentedField, DocumentedEvent } from '../../api/api-docs.server';
import { CopyButton } from '../copy-button';
import { DataTable } from '../data-table';
import { ScrollRegion } from '../scroll-region';

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
      <DocumentedFields title="Parameters" of={summary} fields={parameters} />
      <DocumentedFields title="Request body" of={summary} fields={body} />
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
        title={answer.isList ? `Response ${call.status}: array of` : `Response ${call.status}`}
        of={summary}
        fields={answer.fields}
        isAnswer
      />
      {answer.plain !== '' && (
        <>
          <h4>Response {call.status}</h4>
          <p>
            <WithCode text={answer.plain} />
          </p>
        </>
      )}
      <details className="api-refusals">
        <summary>Errors</summary>
        <dl className="api-facts">
          {refusals.map(({ status, when }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                <WithCode text={when} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <CopyableRequest request={call.request} of={summary} />
    </section>
  );
}

interface DocumentedFieldsProps {
  title: string;
  /** The call, for the tables' accessible names. */
  of: string;
  fields: DocumentedField[];
  /** Marks optional fields instead of required ones. */
  isAnswer?: boolean;
}

/** The fields of a body, URL, or response. */
function DocumentedFields({ title, of, fields, isAnswer = false }: DocumentedFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <DataTable
        className="table table--dense table--cards api-fields"
        region={`${title}: ${of}`}
        rows={fields}
        rowKey="name"
        columns={[
          {
            name: 'Field',
            cell: ({ name, isRequired }) => (
              <>
                <code>{name}</code>
                {!isAnswer && isRequired && <span className="api-fields__note">required</span>}
                {isAnswer && !isRequired && <span className="api-fields__note">optional</span>}
              </>
            ),
          },
          { name: 'Type', cell: ({ type }) => type },
          {
            name: 'Description',
            label: '',
            className: 'api-fields__text',
            cell: ({ text }) => <WithCode text={text} />,
          },
        ]}
      />
    </>
  );
}

/** A shell command, with a copy button if JavaScript runs. */
function CopyableRequest({ request, of }: { request: string; of: string }) {
  return (
    <div className="stack stack--tight stack--left">
      <ScrollRegion name={`Request: ${of}`} className="api-request__text">
        <pre>
          <code>{request}</code>
        </pre>
      </ScrollRegion>
      <CopyButton text={request} label="Copy request" name={`Copy request: ${of}`} />
    </div>
  );
}

/** The webhook events. */
export function DocumentedEvents({ events, text }: { events: DocumentedEvent[]; text: string }) {
  return (
    <section className="api-part" aria-labelledby="part-Webhooks">
      <h2 id="part-Webhooks">Webhooks</h2>
      <p>Owners can add endpoints in the back office under Webhooks.</p>
      <p>
        <WithCode text={text} />
      </p>
      {events.map((event) => (
        <section
          key={event.type}
          className="api-call"
          id={`event-${event.type}`}
          aria-labelledby={`event-${event.type}-title`}
        >
          <h3 id={`event-${event.type}-title`}>
            <code>{event.type}</code>
          </h3>
          <p>{event.text}</p>
          <DocumentedFields title="Payload" of={event.type} fields={event.fields} />
          <ScrollRegion name={`Example: ${event.type}`} className="api-request__text">
            <pre>
              <code>{event.example}</code>
            </pre>
          </ScrollRegion>
        </section>
      ))}
    </section>
  );
}

/** Renders `backticks` as code. */
function WithCode({ text }: { text: string }) {
  // Every second part stands between two of them.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
