import { useSettings } from './settings/use-settings';

export function HotlineLink() {
  const { hotline } = useSettings();
  return (
    <a className="link" href={`tel:${hotline}`}>
      {hotline}
    </a>
  );
}
