import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Notice } from '../notice';
import { Plural, Trans } from '~/i18n/trans';

/** Which part of a list is in the cart already, for as long as the rest of it is reviewed. */
export function AddedLines({ count }: { count: number }) {
  return (
    <Notice tone="good" icon="circle-check">
      <Plural value={count} one="# line is in your cart." other="# lines are in your cart." />{' '}
      <Link className="btn btn--primary btn--small" to={paths.cart()}>
        <Trans>View cart</Trans>
      </Link>
    </Notice>
  );
}
