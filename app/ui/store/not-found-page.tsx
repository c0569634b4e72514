import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';

interface NotFoundPageProps {
  categories: { slug: string; name: string }[];
  /** More suggestions, such as similar products. */
  children?: ReactNode;
}

/** The 404 page: search, categories, and contact. */
export function NotFoundPage({ categories, children }: NotFoundPageProps) {
  const contacts = useSettings();
  return (
    <main id="main" className="container stack stack--widest page-middle">
      <div className="stack">
        <p className="eyebrow">404</p>
        <h1>Page Not Found</h1>
        <p>
          Search for a part number, or call{' '}
          <a className="link" href={`tel:${contacts.hotline}`}>
            {contacts.hotline}
          </a>{' '}
          and we’ll find it for you.
        </p>
        <Form method="get" action={paths.products()} className="quick-search quick-search--page">
          <label className="sr-only" htmlFor="missing-q">
            Search the catalog
          </label>
          <input className="input" id="missing-q" name="q" type="search" placeholder="Part, name, or brand" />
          <button type="submit" className="btn btn--primary">
            <Icon name="search" />
            Search
          </button>
        </Form>
      </div>
      <section className="stack">
        <h2>Categories</h2>
        <ul className="link-columns">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link className="link" to={paths.category(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link className="btn" to={paths.products()}>
            All products
          </Link>
        </p>
      </section>
      {children}
    </main>
  );
}
