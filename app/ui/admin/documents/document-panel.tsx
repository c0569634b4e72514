import type { AccountDocument } from '../../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, formatSize } from '../../../domain/goods/documents/document-file.rules';
import { paths } from '../../../paths';
import { DocumentStateBadge, ExpiryDay } from '../../documents/document-state';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { useReturnToThisPage } from '../back-to-list';
import { ForRole } from '../customers/for-role';
import { TextLink } from '../links';

interface DocumentTableProps {
  /** With whose each is, in a list over all accounts. */
  documents: (AccountDocument & { account?: { id: number; companyName: string } })[];
  today: string;
  hasAccounts?: boolean;
}

/** Documents, a row each, with the way to the file and to the decision. */
export function DocumentTable({ documents, today, hasAccounts = false }: DocumentTableProps) {
  const returnHere = useReturnToThisPage();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Document</th>
            {hasAccounts && <th scope="col">Company</th>}
            <th scope="col">Number</th>
            <th scope="col">Issued by</th>
            <th scope="col">Valid until</th>
            <th scope="col">Sent</th>
            <th scope="col">State</th>
            <th scope="col">File</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              <th scope="row">
                <ForRole permission="documents.review" otherwise={DOCUMENT_KINDS[document.kind]}>
                  <TextLink to={paths.admin.documentReview(document.id, returnHere)}>
                    {document.state === 'waiting' && 'Check: '}
                    {DOCUMENT_KINDS[document.kind]}
                  </TextLink>
                </ForRole>
              </th>
              {hasAccounts && document.account !== undefined && (
                <td data-label="Company">
                  <TextLink to={paths.admin.customer(document.account.id)}>
                    {document.account.companyName}
                  </TextLink>
                </td>
              )}
              <td data-label="Number" className="part-number">
                {document.number}
              </td>
              <td data-label="Issued by">{document.issuedBy}</td>
              <td data-label="Valid until">
                <ExpiryDay on={document.expiresOn} />
              </td>
              <td data-label="Sent">
                <Moment at={document.uploadedAt} />
              </td>
              <td data-label="State">
                <DocumentStateBadge document={document} today={today} />
              </td>
              <td data-label="File">
                <DocumentFileLink document={document} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Saves the file. Its name is what the buyer called it. */
export function DocumentFileLink({ document }: { document: AccountDocument }) {
  return (
    <span>
      <a className="link wrap-anywhere" href={paths.admin.document(document.id)} download>
        <Icon name="file-text" /> {document.fileName}
      </a>{' '}
      <span className="small muted">{formatSize(document.size)}</span>
    </span>
  );
}

/** What an account has sent, on its page. */
export function AccountDocumentsPanel({ documents, today }: DocumentTableProps) {
  return (
    <section className="panel stack">
      <h2>Licences and certificates</h2>
      {documents.length === 0 ? (
        <p className="muted">Nothing sent yet.</p>
      ) : (
        <DocumentTable documents={documents} today={today} />
      )}
    </section>
  );
}
