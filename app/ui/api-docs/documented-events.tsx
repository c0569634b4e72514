import type { DocumentedEvent } from '../../api/api-docs.server';
import { DocumentedFields } from './documented-fields';
import { WithCode } from './with-code';

/** What the store tells by itself to the endpoints that owners name. */
export function DocumentedEvents({ events, text }: { events: DocumentedEvent[]; text: string }) {
  return (
    <section className="api-part" aria-labelledby="part-Webhooks">
      <h2 id="part-Webhooks">Webhooks</h2>
      <p>Owners name the endpoints in the back office, and choose what each is told.</p>
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
          <DocumentedFields title="Body" of={event.type} fields={event.fields} />
        </section>
      ))}
    </section>
  );
}
