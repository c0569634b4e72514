import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { MESSAGE_RECEIVED } from '../../domain/selling/inbox/contact.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/**
 * Stands where the form was. The toast has said the same words, so it is not read again: the way on takes the focus,
 * which went with the form's button.
 */
export function MessageSent() {
  const wayOn = useRef<HTMLAnchorElement>(null);
  useEffect(() => wayOn.current?.focus(), []);
  return (
    <div className="notice notice--good message-sent">
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>{MESSAGE_RECEIVED}</strong>
        </p>
        <p>
          <Link className="link" to={paths.contact()} reloadDocument ref={wayOn}>
            Write another message
          </Link>
        </p>
      </div>
    </div>
  );
}
