import { Fact } from '../facts';

interface StatsStripProps {
  label: string;
  stats: readonly { figure: string; label: string }[];
}

export function StatsStrip({ label, stats }: StatsStripProps) {
  return (
    <section className="stats-strip" aria-label={label}>
      <dl className="container">
        {stats.map((stat) => (
          <Fact key={stat.label} name={stat.label}>
            {stat.figure}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
