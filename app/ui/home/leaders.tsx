import type { StoreClaims } from '../../domain/content/content/claims.schema';
import { Fact } from '../fact';

/** Trusted by Industry Leaders (SPEC 2.3). */
export function Leaders({ stats }: Pick<StoreClaims, 'stats'>) {
  return (
    <section className="leaders on-ink" aria-labelledby="leaders">
      <div className="container">
        <h2 id="leaders">Trusted by Industry Leaders</h2>
        <dl>
          {stats.map(({ figure, label }) => (
            <Fact key={label} name={label}>
              {figure}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}
