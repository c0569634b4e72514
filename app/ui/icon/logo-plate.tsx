import { Icon } from './icon';
import type { IconName } from './icon-names';
import sprite from './logos.svg?url';

export type LogoName =
  'visa' | 'mastercard' | 'american-express' | 'paypal' | 'stripe' | 'apple-pay' | 'google-pay' | 'zelle';

/** A decorative brand mark in its own colors, on a white plate in both themes. */
export function LogoPlate({ name }: { name: LogoName }) {
  return (
    <svg className="logo-plate" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon that stands among logos. */
export function IconPlate({ name }: { name: IconName }) {
  return <Icon name={name} className="logo-plate" />;
}
