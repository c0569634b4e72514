interface StatsStripProps {
  label: string;
  stats: readonly { figure: string; label: string }[];
}

/** Figures about the company, side by side. */
export function StatsStrip({ label, stats }: StatsStripProps) {
  return (
    <section className="stats-strip" aria-label={label}>
      <dl className="container">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
