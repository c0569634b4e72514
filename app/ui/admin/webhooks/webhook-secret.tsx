import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { ButtonLink } from '../links';

interface WebhookSecretProps {
  title: string;
  endpointId: number;
  /** How people call the endpoint. */
  name: string;
  secret: string;
  /** Until when the secret before signs too. */
  previousUntil?: string;
}

/** The secret of an endpoint, on the one page that shows it. */
export function WebhookSecret({ title, endpointId, name, secret, previousUntil }: WebhookSecretProps) {
  return (
    <>
      <h1>{title}</h1>
      <section className="panel narrow stack">
        <p>
          <label htmlFor="new-secret">
            The secret of <strong>{name}</strong>:
          </label>
        </p>
        <p>
          <output id="new-secret" className="part-number new-token">
            {secret}
          </output>
        </p>
        <p className="notice notice--warn">
          <Icon name="triangle-alert" />
          <span>Copy it now. It is shown this once.</span>
        </p>
        {previousUntil !== undefined && (
          <p>
            Until <Moment at={previousUntil} /> messages are signed with the secret before, too.
          </p>
        )}
        <p className="muted small">
          The receiver checks with it that a message is from this store: the signature is that of the Standard
          Webhooks specification, for which there are libraries in every language.
        </p>
        <p>
          <ButtonLink look="primary" to={paths.admin.webhook(endpointId)}>
            I have copied it
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
