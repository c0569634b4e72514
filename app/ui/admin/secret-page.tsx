import type { ReactNode } from 'react';

import { CopyButton } from '../copy-button';
import { Icon } from '../icon/icon';
import { ButtonLink } from './links';

interface SecretPageProps {
  title: string;
  id: string;
  label: ReactNode;
  secret: string;
  warning: string;
  doneTo: string;
  /** What the secret is for. */
  children: ReactNode;
}

/** Shows a secret, once. */
export function SecretPage({ title, id, label, secret, warning, doneTo, children }: SecretPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <section className="panel narrow stack">
        <p>
          <label htmlFor={id}>{label}:</label>
        </p>
        <p className="cluster">
          <output id={id} className="part-number new-token">
            {secret}
          </output>
          <CopyButton text={secret} label="Copy" />
        </p>
        <p className="notice notice--warn">
          <Icon name="triangle-alert" />
          <span>{warning}</span>
        </p>
        {children}
        <p>
          <ButtonLink look="primary" to={doneTo}>
            Done
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
