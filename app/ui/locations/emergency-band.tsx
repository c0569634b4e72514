import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { useSettings } from '../settings/use-settings';

/** SPEC 2.8: the emergency support band, with a hotline and an e-mail button. */
export function EmergencyBanner() {
  const contacts = useSettings();
  const mail = `mailto:${contacts.supportEmail}?subject=${encodeURIComponent('Emergency')}`;
  return (
    <section className="closing-call on-ink" aria-labelledby="emergency">
      <div className="container">
        <h2 id="emergency">Emergency support, 24/7</h2>
        <p>
          A job has stopped at the door? The hotline sees the stock of every counter and can have one opened
          for you.
        </p>
        <div className="button-row">
          <a className="btn btn--primary" href={toTelHref(contacts.hotline)}>
            <Icon name="phone" />
            Hotline {contacts.hotline}
          </a>
          <a className="btn btn--on-ink" href={mail}>
            <Icon name="mail" />
            Emergency Email
          </a>
        </div>
      </div>
    </section>
  );
}
