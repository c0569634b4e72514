import type { StoreLocation } from '../../domain/content/locations/locations.rules';

/** When a branch is open. */
export function OpeningHours({ hours }: Pick<StoreLocation, 'hours'>) {
  const days = [
    { day: 'Mon - Fri', time: hours.weekdays },
    { day: 'Sat', time: hours.saturday },
    { day: 'Sun', time: hours.sunday },
  ];
  return (
    <dl className="hours small">
      {days
        .filter(({ time }) => time !== '')
        .map(({ day, time }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{time}</dd>
          </div>
        ))}
    </dl>
  );
}
