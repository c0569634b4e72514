import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** Links a search for an FCC ID to its page. */
export function FccIdNote({ fccId }: { fccId: string }) {
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>This is an FCC ID. One ID can cover items that differ:</span>
      <Link className="link" to={paths.fccId(fccId)} discover="none">
        compare what has FCC ID {fccId}
      </Link>
    </p>
  );
}
