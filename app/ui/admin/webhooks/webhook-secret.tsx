import { adminPaths } from '../../../admin-paths';
import { Moment } from '../../moment';
import { SecretPage } from '../secret-page';

interface WebhookSecretProps {
  title: string;
  endpointId: number;
  name: string;
  secret: string;
  /** Until when the previous secret also signs. */
  previousUntil?: string;
}

/** Shows an endpoint's secret, once. */
export function WebhookSecret({ title, endpointId, name, secret, previousUntil }: WebhookSecretProps) {
  return (
    <SecretPage
      title={title}
      id="new-secret"
      label={
        <>
          Secret for <strong>{name}</strong>
        </>
      }
      secret={secret}
      warning="Copy this secret now. You won’t be able to see it again."
      doneTo={adminPaths.webhook(endpointId)}
    >
      {previousUntil !== undefined && (
        <p>
          The previous secret works until <Moment at={previousUntil} />.
        </p>
      )}
      <p className="muted small">Verify signatures with any Standard Webhooks library.</p>
    </SecretPage>
  );
}
