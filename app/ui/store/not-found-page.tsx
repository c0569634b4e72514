import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

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
        <h1>
          <Trans>Page Not Found</Trans>
        </h1>
        <p>
          <Trans>
            Search for a part number, or call{' '}
            <a className="link" href={`tel:${contacts.hotline}`}>
              {contacts.hotline}
            </a>{' '}
            and we’ll find it for you.
          </Trans>
        </p>
        <Form method="get" action={paths.products()} className="quick-search quick-search--page">
          <label className="sr-only" htmlFor="missing-q">
            <Trans>Search the catalog</Trans>
          </label>
          <input
            className="input"
            id="missing-q"
            name="q"
            type="search"
            placeholder={t`Part, name, or brand`}
          />
          <button type="submit" className="btn btn--primary">
            <Icon name="search" />
            <Trans>Search</Trans>
          </button>
        </Form>
      </div>
      <section className="stack">
        <h2>
          <Trans>Categories</Trans>
        </h2>
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
            <Trans>All products</Trans>
          </Link>
        </p>
      </section>
      {children}
    </main>
  );
}
