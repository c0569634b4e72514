import type { AccountDocument } from '../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, formatSize } from '../../domain/goods/documents/document-file.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { DocumentStateBadge, ExpiryDay } from './document-state';
import { Fact } from '../fact';

interface DocumentListProps {
  documents: AccountDocument[];
  today: string;
}

/** An account's own documents, each with its file. */
export function DocumentList({ documents, today }: DocumentListProps) {
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
          <dl className="fact-list small">
            <div>
              <dt>Number</dt>
              <dd className="part-number">{document.number}</dd>
            </div>
            <Fact name="Issued by">{document.issuedBy}</Fact>
            <Fact name="Valid until">
              <ExpiryDay on={document.expiresOn} />
            </Fact>
            <Fact name="Sent">
              <Moment at={document.uploadedAt} />
            </Fact>
          </dl>
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
