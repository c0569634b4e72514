import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useCategoryAddress } from '../store/use-category-address';
import type { HomeCategory } from './category-tiles';

/** SPEC 2.3: three static cards, one for each side of the trade. */
const CARDS = [
  {
    slug: 'automotive-keys',
    title: 'Automotive',
    text: 'Smart keys, remotes, transponders and the programmers that write them.',
  },
  {
    slug: 'commercial-locks',
    title: 'Commercial',
    text: 'Grade 1 levers, mortise locks and trim for schools, offices and plants.',
  },
  {
    slug: 'smart-locks',
    title: 'Smart and residential',
    text: 'Keypad deadbolts and connected levers that a customer can run from a phone.',
  },
];

export function ShopByCategory({ categories }: { categories: HomeCategory[] }) {
  const addressOf = useCategoryAddress();
  const shown = CARDS.flatMap((card) => {
    const to = addressOf(card.slug);
    const category = categories.find(({ slug }) => paths.category(slug) === to);
    return to === undefined || category === undefined
      ? []
      : [{ ...card, to, picture: category.picture, name: category.name }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="container home-section" aria-labelledby="shop-by-category">
      <h2 id="shop-by-category">Shop by Category</h2>
      <ul className="stack stack--wide columns-3--tablet">
        {shown.map(({ slug, to, title, text, picture, name }) => (
          <li key={slug}>
            <Link to={to} className="trade-card" discover="none">
              <img src={picture} alt="" width={400} height={300} loading="lazy" decoding="async" />
              <span className="trade-card__words">
                <strong>{title}</strong>
                <span className="muted">{text}</span>
                <span className="trade-card__go">
                  Shop {name} <Icon name="arrow-right" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
