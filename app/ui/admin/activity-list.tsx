import { Link } from '@remix-run/react';

import type { Activity } from '../../domain/audit/activity.queries.server';
import type { Permission } from '../../domain/staff/permissions.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { useMay } from './use-may';

/** Where a kind of thing is looked at, and by whom. */
const PAGES: Record<string, { permission: Permission; pageOf: (key: string, name: string) => string }> = {
  product: { permission: 'catalogue.view', pageOf: (_, name) => paths.admin.products({ q: name }) },
  category: { permission: 'catalogue.view', pageOf: (key) => paths.admin.categoryCard(Number(key)) },
  order: { permission: 'orders.view', pageOf: (key) => paths.admin.order(Number(key)) },
  quote: { permission: 'quotes.view', pageOf: (key) => paths.admin.quote(Number(key)) },
  customer: { permission: 'customers.view', pageOf: (key) => paths.admin.customer(Number(key)) },
  document: { permission: 'documents.review', pageOf: (key) => paths.admin.documentReview(Number(key)) },
  message: { permission: 'inbox.view', pageOf: (key) => paths.admin.message(Number(key)) },
  mail: { permission: 'mail.view', pageOf: (key) => paths.admin.mail(Number(key)) },
  'price-tier': { permission: 'prices.view', pageOf: (key) => paths.admin.priceTier(key) },
};

/** What was done lately: who did what to which thing, and when. */
export function ActivityList({ entries }: { entries: Activity[] }) {
  const may = useMay();
  if (entries.length === 0) return <p className="muted">Nothing has been changed yet.</p>;
  return (
    <ul className="admin-list">
      {entries.map(({ id, who, deed, name, subject, createdAt }) => {
        const page = subject === undefined ? undefined : PAGES[subject.kind];
        return (
          <li key={id}>
            <span>
              <strong>{who}</strong> {deed}{' '}
              {subject !== undefined && page !== undefined && may(page.permission) ? (
                <Link className="link" to={page.pageOf(subject.key, name)} discover="none">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <Moment at={createdAt} />
          </li>
        );
      })}
    </ul>
  );
}
