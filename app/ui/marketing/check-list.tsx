import { Icon } from '../icon/icon';

/** Short facts, each with a tick. */
export function CheckList({ items, label }: { items: string[]; label?: string }) {
  return (
    <ul className="ticks" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
