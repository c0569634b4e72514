import { formatMoment } from '../domain/base/shared/store-day.rules';

/** A moment in the store's own time zone, the same on the server and in the browser. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="small muted">
      {formatMoment(at)}
    </time>
  );
}
