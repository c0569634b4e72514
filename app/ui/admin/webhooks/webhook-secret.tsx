import { paths } from '../../../paths';
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
          The secret of <strong>{name}</strong>
        </>
      }
      secret={secret}
      warning="Copy it now. It is shown this once."
      doneTo={paths.admin.webhook(endpointId)}
    >
      {previousUntil !== undefined && (
        <p>
          Until <Moment at={previousUntil} /> messages are signed with the secret before, too.
        </p>
      )}
      <p className="muted small">
        The receiver checks with it that a message is from this store: the signature is that of the Standard
        Webhooks specification, for which there are libraries in every language.
      </p>
    </SecretPage>
  );
}
