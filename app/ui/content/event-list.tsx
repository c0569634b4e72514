import type { TradeEvent } from '../../domain/content/content/posts.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Day } from '../day';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface EventListProps {
  upcoming: TradeEvent[];
  past: TradeEvent[];
}

/** Upcoming events, soonest first, then past ones. */
export function EventList({ upcoming, past }: EventListProps) {
  return (
    <>
      <section aria-labelledby="upcoming" className="events">
        <h2 id="upcoming">
          <Trans>Upcoming events</Trans>
        </h2>
        {upcoming.length === 0 ? (
          <p>
            <Trans>No events scheduled.</Trans>
          </p>
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
          <h2 id="past">
            <Trans>Past events</Trans>
          </h2>
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
  const { supportEmail } = useSettings();
  const { kind, title } = event;
  const price = formatMoney(event.priceCents ?? 0);
  const where = [event.venue, event.city].filter(Boolean).join(', ');
  return (
    <li className={canBook ? 'event panel' : 'event event--past'}>
      <p className="event__when">
        <span>
          {event.endsOn === event.startsOn ? (
            <Day on={event.startsOn} />
          ) : (
            <Trans>
              <Day on={event.startsOn} /> to <Day on={event.endsOn} />
            </Trans>
          )}
        </span>
        <span className="badge">{canBook ? kind : t`${kind}, past`}</span>
      </p>
      <h3>{title}</h3>
      <p className="small muted event__where">
        <Icon name="map-pin" /> {where}
        {event.hours !== '' && `, ${event.hours}`}
      </p>
      <p>{event.summary}</p>
      {canBook && event.priceCents !== null && (
        <p className="event__book">
          <span>{event.priceCents === 0 ? t`Free, registration required` : t`${price} per person`}</span>
          <a
            className="btn"
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(t`Reserve a seat: ${title}`)}`}
          >
            <Trans>
              Reserve by email<span className="sr-only">: {title}</span>
            </Trans>
          </a>
        </p>
      )}
    </li>
  );
}
