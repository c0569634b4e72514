interface MessageStatus {
  status: 'open' | 'closed';
  isUnread: boolean;
}

export function MessageStatusBadge({ status, isUnread }: MessageStatus) {
  if (status === 'closed') return <span className="badge">Closed</span>;
  return isUnread ? (
    <span className="badge badge--warn">Unread</span>
  ) : (
    <span className="badge badge--good">Open</span>
  );
}
