import { Link } from '@remix-run/react';

import { paths } from '../../paths';

export interface HomeCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: string;
  level: number;
}

/** The categories at the top with their pictures, one click each. */
export function CategoryTiles({ title, categories: all }: { title: string; categories: HomeCategory[] }) {
  const categories = all.filter(({ level }) => level === 0);
  return (
    <section className="container home-section" aria-labelledby="categories">
      <h2 id="categories">{title}</h2>
      {/* Rows of seven where they come out even. */}
      <ul className={categories.length % 7 === 0 ? 'tile-grid tile-grid--sevens' : 'tile-grid'}>
        {categories.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="tile" discover="none">
              <img src={picture} alt="" width={400} height={300} loading="lazy" decoding="async" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
