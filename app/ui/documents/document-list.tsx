import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, formatSize } from '../../domain/goods/documents/document-kinds.rules';
import { paths } from '../../paths';
import { Facts, type NamedFact } from '../facts';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { isExpiringSoon, isValidOn } from '../../domain/goods/licenses/license.rules';
import { Day } from '../day';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const NOT_SPECIFIED = perLanguage(() => t`Not specified`);

export function listDocumentFacts({ number, issuedBy, expiresOn, uploadedAt }: AccountDocument): NamedFact[] {
  return [
    [t`Number`, number === '' ? NOT_SPECIFIED() : <span className="part-number">{number}</span>],
    [t`Issued by`, issuedBy || NOT_SPECIFIED()],
    [t`Expires`, <ExpiryDay on={expiresOn} />],
    [t`Uploaded`, <Moment at={uploadedAt} />],
  ];
}

/** An account's documents. */
export function DocumentList({ documents, today }: { documents: AccountDocument[]; today: string }) {
  return (
    <ul className="stack stack--wider align-start columns-2--tablet">
      {documents.map((document) => (
        <li key={document.id} className="panel document">
          <div className="cluster cluster--spread align-center cluster--apart">
            <h3>{DOCUMENT_KINDS()[document.kind]}</h3>
            <DocumentStateBadge document={document} today={today} />
          </div>
          {document.declineReason !== '' && (
            <p className="notice notice--bad">
              <Trans>Reason: {document.declineReason}</Trans>
            </p>
          )}
          <Facts className="fact-list small" facts={listDocumentFacts(document)} />
          <p className="small">
            <a className="link wrap-anywhere" href={paths.accountDocument(document.id)} download>
              <Icon name="file-text" /> {document.fileName}
            </a>{' '}
            <span className="muted">{formatSize(document.size)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

type DocumentStateFields = Pick<AccountDocument, 'state' | 'expiresOn'>;

interface DocumentStateProps {
  document: DocumentStateFields;
  /** Today, such as '2026-11-23'. */
  today: string;
}

/** The status of a document. */
export function DocumentStateBadge({ document, today }: DocumentStateProps) {
  const { name, tone } = getStanding(document, today);
  return <span className={`badge badge--${tone}`}>{name}</span>;
}

function getStanding(
  { state, expiresOn }: DocumentStateFields,
  today: string,
): { name: string; tone: string } {
  if (state === 'waiting') return { name: t`Under review`, tone: 'warn' };
  if (state === 'declined') return { name: t`Declined`, tone: 'bad' };
  if (!isValidOn(expiresOn, today)) return { name: t`Expired`, tone: 'bad' };
  return isExpiringSoon(expiresOn, today)
    ? { name: t`Expires soon`, tone: 'warn' }
    : { name: t`On file`, tone: 'good' };
}

export function ExpiryDay({ on }: { on: string | null }) {
  return on === null ? <>{NOT_SPECIFIED()}</> : <Day on={on} />;
}
