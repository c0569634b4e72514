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
      text="A job has stopped at the door? The hotline sees the stock of every counter and can have one opened for you."
    >
      <a className="btn btn--primary" href={toTelHref(contacts.hotline)}>
        <Icon name="phone" />
        Hotline {contacts.hotline}
      </a>
      <a className="btn btn--on-ink" href={mail}>
        <Icon name="mail" />
        Emergency Email
      </a>
    </ClosingCall>
  );
}
