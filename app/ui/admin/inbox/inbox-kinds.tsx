import { Link } from '@remix-run/react';

import {
  buildInboxQuery,
  isInboxKind,
  MESSAGE_KINDS,
  type InboxFilter,
  type InboxKind,
} from '../../../domain/selling/inbox/inbox-list.rules';
import { paths } from '../../../paths';

/** The kinds of messages, one of them or all. */
export function InboxKinds({ filter }: { filter: InboxFilter }) {
  const kinds = Object.keys(MESSAGE_KINDS).filter(isInboxKind);
  return (
    <nav aria-label="Kinds" className="pill-nav">
      <KindLink filter={filter} kind={undefined} name="Every kind" />
      {kinds.map((kind) => (
        <KindLink key={kind} filter={filter} kind={kind} name={`${MESSAGE_KINDS[kind]}s`} />
      ))}
    </nav>
  );
}

function KindLink(props: { filter: InboxFilter; kind: InboxKind | undefined; name: string }) {
  const { filter, kind, name } = props;
  return (
    <Link
      to={paths.admin.messages(buildInboxQuery({ ...filter, kind }))}
      aria-current={filter.kind === kind ? 'page' : undefined}
      discover="none"
    >
      {name}
    </Link>
  );
}
