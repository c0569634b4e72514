import { Icon } from '../icon/icon';

/** What a header claims of the store. */
export function BadgeList({ badges }: { badges: readonly { text: string }[] }) {
  return (
    <ul className="badge-list">
      {badges.map(({ text }) => (
        <li key={text}>
          <Icon name="badge-check" />
          {text}
        </li>
      ))}
    </ul>
  );
}
