interface MessageStatusBadgeProps {
  status: 'open' | 'closed';
  isUnread: boolean;
  isSuspectedSpam: boolean;
}

export function MessageStatusBadge({ status, isUnread, isSuspectedSpam }: MessageStatusBadgeProps) {
  return (
    <>
      {getStatusBadge(status, isUnread)}
      {isSuspectedSpam && (
        <>
          {' '}
          <span className="badge">Suspected spam</span>
        </>
      )}
    </>
  );
}

function getStatusBadge(status: 'open' | 'closed', isUnread: boolean) {
  if (status === 'closed') return <span className="badge">Closed</span>;
  return isUnread ? (
    <span className="badge badge--warn">Unread</span>
  ) : (
    <span className="badge badge--good">Open</span>
  );
}
