import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';

interface StatCardProps {
  label: string;
  figure: string | number;
  note?: string;
  icon: IconName;
}

export function StatCard({ label, figure, note, icon }: StatCardProps) {
  return (
    <div className="stat-card panel">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className="stat-card__figure">{figure}</dd>
      {note !== undefined && <dd className="small muted">{note}</dd>}
    </div>
  );
}
