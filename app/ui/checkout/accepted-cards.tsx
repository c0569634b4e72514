import { Fragment } from 'react';

import { LogoPlate } from '../icon/logo-plate';

/** SPEC 2.7. */
const ACCEPTED_CARDS = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['american-express', 'American Express'],
] as const;

/** The cards that the store takes, as marks. Their names are heard. */
export function AcceptedCards() {
  return (
    <span className="accepted-cards">
      {ACCEPTED_CARDS.map(([logo, name]) => (
        <Fragment key={logo}>
          <LogoPlate name={logo} /> <span className="sr-only">{name}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
