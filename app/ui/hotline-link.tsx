import { useSettings } from './settings/use-settings';

/** The hotline's number as a link that dials it. */
export function HotlineLink() {
  const { hotline } = useSettings();
  return (
    <a className="link" href={`tel:${hotline}`}>
      {hotline}
    </a>
  );
}
