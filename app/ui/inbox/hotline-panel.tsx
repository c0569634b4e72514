import { Trans } from '~/i18n/trans';
import { HotlineLink } from '../hotline-link';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';

/** The hotline, and the address of the sales desk. */
export function HotlinePanel() {
  const { salesEmail } = useSettings();
  return (
    <section className="panel" aria-labelledby="hotline">
      <h2 id="hotline">
        <Trans>Call us</Trans>
      </h2>
      <p className="cluster cluster--row align-center semibold large">
        <Icon name="phone" />
        <HotlineLink />
      </p>
      <p className="small muted">
        <Trans>The hotline is open 24/7.</Trans>
      </p>
      <p className="small">
        <Trans>
          Or email{' '}
          <a className="link" href={`mailto:${salesEmail}`}>
            {salesEmail}
          </a>
        </Trans>
      </p>
    </section>
  );
}
