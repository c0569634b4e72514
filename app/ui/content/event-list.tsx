import type { TradeEvent } from '../../domain/content/content/posts.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Day } from '../day';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';

interface EventListProps {
  upcoming: TradeEvent[];
  past: TradeEvent[];
}

/** Upcoming events, soonest first, then past ones. */
export function EventList({ upcoming, past }: EventListProps) {
  return (
    <>
      <section aria-labelledby="upcoming" className="events">
        <h2 id="upcoming">Upcoming events</h2>
        {upcoming.length === 0 ? (
          <p>No events scheduled.</p>
        ) : (
          <ul className="events__list">
            {upcoming.map((event) => (
              <EventItem key={event.slug} event={event} canBook />
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past" className="events">
          <h2 id="past">Past events</h2>
          <ul className="events__list">
            {past.map((event) => (
              <EventItem key={event.slug} event={event} canBook={false} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EventItem({ event, canBook }: { event: TradeEvent; canBook: boolean }) {
  const contacts = useSettings();
  const where = [event.venue, event.city].filter(Boolean).join(', ');
  return (
    <li className={canBook ? 'event panel' : 'event event--past'}>
      <p className="event__when">
        <span>
          <Day on={event.startsOn} />
          {event.endsOn !== event.startsOn && (
            <>
              {' '}
              to <Day on={event.endsOn} />
            </>
          )}
        </span>
        <span className="badge">{canBook ? event.kind : `${event.kind}, past`}</span>
      </p>
      <h3>{event.title}</h3>
      <p className="small muted event__where">
        <Icon name="map-pin" /> {where}
        {event.hours !== '' && `, ${event.hours}`}
      </p>
      <p>{event.summary}</p>
      {canBook && event.priceCents !== null && (
        <p className="event__book">
          <span>
            {event.priceCents === 0
              ? 'Free, registration required'
              : `${formatMoney(event.priceCents)}  per person`}
          </span>
          <a
            className="btn"
            href={`mailto:${contacts.supportEmail}?subject=${encodeURIComponent(`Reserve a seat: ${event.title}`)}`}
          >
            Reserve by email<span className="sr-only">: {event.title}</span>
          </a>
        </p>
      )}
    </li>
  );
}
