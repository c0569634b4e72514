export function MessageStatusBadge({ status, isUnread }: { status: 'open' | 'closed'; isUnread: boolean }) {
  if (status === 'closed') return <span className="badge">Closed</span>;
  return isUnread ? (
    <span className="badge badge--warn">Unread</span>
  ) : (
    <span className="badge badge--good">Open</span>
  );
}
