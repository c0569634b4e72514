const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** A moment in the store's own time zone, the same on the server and in the browser. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="small muted">
      {format.format(new Date(at))} ET
    </time>
  );
}
