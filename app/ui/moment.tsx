import { formatMoment } from '../domain/base/shared/store-day.rules';

/** A time in the store's time zone, the same on the server and in the browser. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="small muted">
      {formatMoment(at)}
    </time>
  );
}
