import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { useSettings } from '../settings/use-settings';
import { ClosingCall } from '../marketing/closing-call';

/** The emergency support banner (SPEC 2.8). */
export function EmergencyBanner() {
  const contacts = useSettings();
  const mail = `mailto:${contacts.supportEmail}?subject=${encodeURIComponent('Emergency')}`;
  return (
    <ClosingCall
      title="Emergency support, 24/7"
      text="Stuck on a job? Our hotline can check stock at every location."
    >
      <a className="btn btn--primary" href={toTelHref(contacts.hotline)}>
        <Icon name="phone" />
        Hotline {contacts.hotline}
      </a>{' '}
      <a className="btn btn--on-ink" href={mail}>
        <Icon name="mail" />
        Emergency Email
      </a>
    </ClosingCall>
  );
}
