import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { useSettings } from '../settings/use-settings';
import { ClosingCall } from '../marketing/closing-call';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** The emergency support banner (SPEC 2.8). */
export function EmergencyBanner() {
  const { hotline, supportEmail } = useSettings();
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t`Emergency`)}`;
  return (
    <ClosingCall
      title={t`Emergency support, 24/7`}
      text={t`Stuck on a job? Our hotline can check stock at every location.`}
    >
      <a className="btn btn--primary" href={toTelHref(hotline)}>
        <Icon name="phone" />
        <Trans>Hotline {hotline}</Trans>
      </a>{' '}
      <a className="btn btn--on-ink" href={mail}>
        <Icon name="mail" />
        <Trans>Emergency Email</Trans>
      </a>
    </ClosingCall>
  );
}
