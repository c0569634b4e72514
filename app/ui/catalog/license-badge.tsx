import { Icon } from '../icon/icon';

/** Marks products that require a license. */
export function LicenseBadge() {
  return (
    <span className="badge badge--ink">
      <Icon name="shield" /> Licence required
    </span>
  );
}
