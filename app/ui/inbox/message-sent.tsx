import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { MESSAGE_RECEIVED } from '../../domain/inbox/contact.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** Stands where the form was. It takes the focus, which went with the form's button. */
export function MessageSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice notice--good message-sent" ref={box} tabIndex={-1}>
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>{MESSAGE_RECEIVED}</strong>
        </p>
        <p>
          <Link className="link" to={paths.contact()} reloadDocument>
            Write another message
          </Link>
        </p>
      </div>
    </div>
  );
}
