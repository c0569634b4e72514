import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, formatSize } from '../../domain/goods/documents/document-kinds.rules';
import { paths } from '../../paths';
import { Facts, type NamedFact } from '../facts';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { DocumentStateBadge, ExpiryDay } from './document-state';

export function listDocumentFacts({ number, issuedBy, expiresOn, uploadedAt }: AccountDocument): NamedFact[] {
  return [
    ['Number', <span className="part-number">{number}</span>],
    ['Issued by', issuedBy],
    ['Valid until', <ExpiryDay on={expiresOn} />],
    ['Sent', <Moment at={uploadedAt} />],
  ];
}

/** An account's documents. */
export function DocumentList({ documents, today }: { documents: AccountDocument[]; today: string }) {
  return (
    <ul className="stack stack--wider align-start columns-2--tablet">
      {documents.map((document) => (
        <li key={document.id} className="panel document">
          <div className="cluster cluster--spread align-center cluster--apart">
            <h3>{DOCUMENT_KINDS[document.kind]}</h3>
            <DocumentStateBadge document={document} today={today} />
          </div>
          {document.declineReason !== '' && (
            <p className="notice notice--bad">The reason: {document.declineReason}</p>
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
