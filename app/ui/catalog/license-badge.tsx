import { Icon } from '../icon/icon';

/** On goods that only a buyer with a licence may order. */
export function LicenseBadge() {
  return (
    <span className="badge badge--ink">
      <Icon name="shield" /> Licence required
    </span>
  );
}
