import type { CompanyBlock } from '../../domain/content/content/company-blocks.schema';
import { Trans } from '~/i18n/trans';

/** The company's story. */
export function Story({ parts }: { parts: CompanyBlock<'story'>[] }) {
  return (
    <div className="container marketing-section">
      {parts.map((part) => (
        <section key={part.id} className="story" aria-labelledby={`story-${part.id}`}>
          <h2 id={`story-${part.id}`}>{part.name}</h2>
          <div>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

export function Values({ values }: { values: CompanyBlock<'value'>[] }) {
  return (
    <section className="container marketing-section" aria-labelledby="values">
      <h2 id="values">
        <Trans>Our values</Trans>
      </h2>
      <ul className="value-grid">
        {values.map((value) => (
          <li key={value.id}>
            <h3>{value.name}</h3>
            <p>{value.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Timeline({ entries }: { entries: CompanyBlock<'timeline'>[] }) {
  return (
    <section className="marketing-band" aria-labelledby="timeline">
      <div className="container marketing-section">
        <h2 id="timeline">
          <Trans>Our history</Trans>
        </h2>
        <ol className="timeline">
          {entries.map((entry) => (
            <li key={entry.id}>
              <h3>{entry.name}</h3>
              <p>{entry.event}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Leadership({ leaders }: { leaders: CompanyBlock<'leader'>[] }) {
  return (
    <section className="container marketing-section" aria-labelledby="leadership">
      <h2 id="leadership">
        <Trans>Leadership</Trans>
      </h2>
      <ul className="leader-grid">
        {leaders.map((leader) => (
          <li key={leader.id}>
            <span className="leader__initials" aria-hidden="true">
              {getInitials(leader.name)}
            </span>
            <h3>{leader.name}</h3>
            <p className="semibold">{leader.title}</p>
            <p className="small muted">{leader.experience}</p>
            <p>{leader.background}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Marguerite Tessier' → 'MT'. */
function getInitials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}
