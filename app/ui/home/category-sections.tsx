import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useCategoryAddress } from '../store/use-category-address';
import { ProductPicture } from '../catalog/product-picture';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Icons by category id (SPEC 2.3), for a store whose departments aren't the demo's. */
const SERVICE_ICONS: Record<number, IconName | undefined> = {
  1: 'key-round',
  2: 'wrench',
  3: 'lock',
  4: 'settings',
  5: 'phone',
  6: 'shield',
};

/** Each department of the demo has an icon of its own. */
const DEPARTMENT_ICONS: Record<string, IconName | undefined> = {
  'automotive-keys': 'key-round',
  'commercial-locks': 'lever-lock',
  'smart-locks': 'keypad-lock',
  'access-control': 'card-reader',
  'cabinet-locks': 'cabinet-lock',
  cylinders: 'cylinder-profile',
  'exit-devices': 'door-open',
  'door-closers': 'door-closer',
  'door-locks': 'door-closed-locked',
  'doors-frames': 'door-closed',
  'door-accessories': 'hinge',
  'key-accessories': 'tag',
  padlocks: 'lock-keyhole',
  safes: 'vault',
  'tools-machines-supplies': 'wrench',
  'cctv-alarms': 'cctv',
};

const isAtTop = ({ level }: HomeCategory) => level === 0;

/** Professional Services: the top-level categories. */
export function ServicesGrid({ categories }: { categories: HomeCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <section className="container home-section" aria-labelledby="services">
      <h2 id="services">
        <Trans>Professional Services</Trans>
      </h2>
      <ul className="service-grid">
        {categories.filter(isAtTop).map(({ id, slug, name, description, picture }) => (
          <li key={id}>
            <ProductPicture src={picture} alt="" sizes="6rem" loading="lazy" decoding="async" />
            <h3>
              <Icon name={DEPARTMENT_ICONS[slug] ?? SERVICE_ICONS[id] ?? 'wrench'} />
              <Link to={paths.category(slug)} discover="none">
                {name}
              </Link>
            </h3>
            <p className="small muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three static cards (SPEC 2.3). */
const CARDS = perLanguage(() => [
  {
    slug: 'automotive-keys',
    title: t`Automotive`,
    text: t`Smart keys, remotes, transponders, and programmers.`,
  },
  {
    slug: 'commercial-locks',
    title: t`Commercial`,
    text: t`Grade 1 levers, mortise locks, and trim.`,
  },
  {
    slug: 'smart-locks',
    title: t`Smart and residential`,
    text: t`Keypad deadbolts and connected levers.`,
  },
]);

export function ShopByCategory({ categories }: { categories: HomeCategory[] }) {
  const addressOf = useCategoryAddress();
  const shown = CARDS().flatMap((card) => {
    const to = addressOf(card.slug);
    const category = categories.find(({ slug }) => paths.category(slug) === to);
    return to === undefined || category === undefined
      ? []
      : [{ ...card, to, picture: category.picture, name: category.name }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="container home-section" aria-labelledby="shop-by-category">
      <h2 id="shop-by-category">
        <Trans>Shop by Category</Trans>
      </h2>
      <ul className="stack stack--wide columns-3--tablet">
        {shown.map(({ slug, to, title, text, picture, name }) => (
          <li key={slug}>
            <Link to={to} className="trade-card" discover="none">
              <CategoryPicture src={picture} />
              <span className="trade-card__words">
                <strong>{title}</strong>
                <span className="muted">{text}</span>
                <span className="trade-card__go">
                  <Trans>Shop {name}</Trans> <Icon name="arrow-right" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HomeCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: string;
  level: number;
}

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
              <CategoryPicture src={picture} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryPicture({ src }: { src: string }) {
  return (
    <ProductPicture src={src} alt="" sizes="(min-width: 48rem) 20rem, 8rem" loading="lazy" decoding="async" />
  );
}
