import { writeAsRead } from '../domain/base/shared/written-date.rules';
import { perLanguage } from '~/i18n/language';

const format = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: locale === 'fr-CA' ? 'long' : 'medium',
      timeZone: 'UTC',
    }),
);

/** A day such as '2022-01-31', the same on the server and in the browser. A moment is the day that it was in UTC. */
export function Day({ on }: { on: string }) {
  const day = on.slice(0, 10);
  return <time dateTime={day}>{writeAsRead(format().format(new Date(`${day}T00:00:00Z`)))}</time>;
}
