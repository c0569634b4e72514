import { Link } from '@remix-run/react';

import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/goods/documents/document-kinds.rules';
import { isExpiringSoon, isValidOn } from '../../domain/goods/licenses/license.rules';
import { paths } from '../../paths';
import { Day } from '../day';
import { Icon } from '../icon/icon';
import type { FavoriteListSummary } from '../../domain/selling/favorites/favorites.queries.server';
import { Plural, Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

interface AccountDocumentsProps {
  documents: AccountDocument[];
  today: string;
}

/** The account's documents: on file, under review, and expiring. */
export function AccountDocuments({ documents, today }: AccountDocumentsProps) {
  return (
    <section className="panel stack stack--top">
      <h2>
        <Trans>Licenses and certificates</Trans>
      </h2>
      <dl className="fact-list">
        {(['licence', 'tax-certificate'] as const).map((kind) => (
          <div key={kind}>
            <dt>{DOCUMENT_KINDS()[kind]}</dt>
            <dd>
              <Standing documents={documents.filter((one) => one.kind === kind)} today={today} />
            </dd>
          </div>
        ))}
      </dl>
      <ExpiryWarnings documents={documents} today={today} />
      <p>
        <Link className="btn" to={paths.accountDocuments()} discover="none">
          <Trans>Manage documents</Trans>
        </Link>
      </p>
    </section>
  );
}

/** The accepted document that expires last. */
function findLatest(documents: AccountDocument[]): AccountDocument | undefined {
  return documents
    .filter(({ state }) => state === 'accepted')
    .sort((a, b) => (b.expiresOn ?? '').localeCompare(a.expiresOn ?? ''))[0];
}

function Standing({ documents, today }: AccountDocumentsProps) {
  const accepted = findLatest(documents);
  const waiting = documents.filter(({ state }) => state === 'waiting').length;
  const lastDay = accepted?.expiresOn ?? null;
  const lastDate = <Day on={lastDay ?? ''} />;
  const isNothing = accepted === undefined && waiting === 0;
  return (
    <>
      {isNothing && (documents.length > 0 ? t`Declined` : t`None on file`)}
      {lastDay !== null && (
        <>
          {isValidOn(lastDay, today) ? (
            <Trans>On file through {lastDate}</Trans>
          ) : (
            <Trans>Expired on {lastDate}</Trans>
          )}
        </>
      )}
      {accepted !== undefined && waiting > 0 && ', '}
      {waiting > 0 && t`${waiting} under review`}
    </>
  );
}

const SHORT_NAMES = perLanguage<Record<DocumentKind, string>>(() => ({
  licence: t`license`,
  'tax-certificate': t`tax certificate`,
}));

/** Warnings about expired and expiring documents without a replacement. */
function ExpiryWarnings({ documents, today }: AccountDocumentsProps) {
  const kinds = ['licence', 'tax-certificate'] as const;
  return kinds.map((kind) => {
    const own = documents.filter((one) => one.kind === kind);
    const lastDay = findLatest(own)?.expiresOn ?? null;
    if (lastDay === null || own.some(({ state }) => state === 'waiting')) return null;
    const hasExpired = !isValidOn(lastDay, today);
    if (!hasExpired && !isExpiringSoon(lastDay, today)) return null;
    const document = SHORT_NAMES()[kind];
    const date = <Day on={lastDay} />;
    return (
      <div className="notice notice--warn" key={kind}>
        <Icon name="triangle-alert" />
        <p>
          {hasExpired ? (
            <Trans>
              Your {document} expired on {date}. Upload the new one.
            </Trans>
          ) : (
            <Trans>
              Your {document} expires on {date}. Upload the new one.
            </Trans>
          )}
        </p>
      </div>
    );
  });
}

export function AccountLists({ lists }: { lists: FavoriteListSummary[] }) {
  return (
    <section className="panel stack stack--top">
      <h2>
        <Trans>Favorites</Trans>
      </h2>
      {lists.length === 0 ? (
        <p className="muted">
          <Trans>To start a list, select “Add to favorites” on any product page.</Trans>
        </p>
      ) : (
        <ul className="fact-list">
          {lists.map(({ id, name, items }) => (
            <li key={id} className="cluster cluster--text cluster--apart">
              <Link className="link" to={paths.favoriteList(id)} discover="none">
                {name}
              </Link>
              <span className="muted">
                <Plural value={items} one="# product" other="# products" />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="btn" to={paths.favorites()} discover="none">
          <Trans>View all lists</Trans>
        </Link>
      </p>
    </section>
  );
}
