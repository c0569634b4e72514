import { withZod } from '@remix-validated-form/with-zod';

import type { AccountDocument } from '../../../domain/goods/documents/documents.queries.server';
import { DOCUMENT_KINDS, formatSize } from '../../../domain/goods/documents/document-kinds.rules';
import { adminPaths } from '../../../admin-paths';
import { DataTable } from '../../data-table';
import { DocumentStateBadge, ExpiryDay } from '../../documents/document-list';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { useReturnToThisPage } from '../back-to-list';
import { ForRole } from '../customers/for-role';
import { TextLink } from '../links';
import { AcceptDocumentSchema, DeclineDocumentSchema } from '../../../domain/goods/documents/document.schema';
import { TextareaField, TextField } from '../../form/fields';
import { SubmitButton } from '../../form/submit-button';
import { PanelForm } from '../panel-form';

interface DocumentTableProps {
  /** With their accounts in a list across accounts. */
  documents: (AccountDocument & { account?: { id: number; companyName: string } })[];
  today: string;
  hasAccounts?: boolean;
}

/** A table of documents, linked to the file and the review. */
export function DocumentTable({ documents, today, hasAccounts = false }: DocumentTableProps) {
  const returnHere = useReturnToThisPage();
  return (
    <DataTable
      rows={documents}
      rowKey="id"
      columns={[
        {
          name: 'Document',
          cell: ({ id, kind, state }) => (
            <ForRole permission="documents.review" otherwise={DOCUMENT_KINDS()[kind]}>
              <TextLink to={adminPaths.documentReview(id, returnHere)}>
                {state === 'waiting' && 'Review: '}
                {DOCUMENT_KINDS()[kind]}
              </TextLink>
            </ForRole>
          ),
        },
        hasAccounts && {
          name: 'Company',
          cell: ({ account }) =>
            account && <TextLink to={adminPaths.customer(account.id)}>{account.companyName}</TextLink>,
        },
        { name: 'Number', className: 'part-number', cell: ({ number }) => number },
        { name: 'Issued by', cell: ({ issuedBy }) => issuedBy },
        { name: 'Expiration date', cell: ({ expiresOn }) => <ExpiryDay on={expiresOn} /> },
        { name: 'Uploaded', cell: ({ uploadedAt }) => <Moment at={uploadedAt} /> },
        { name: 'State', cell: (document) => <DocumentStateBadge document={document} today={today} /> },
        { name: 'File', cell: (document) => <DocumentFileLink document={document} /> },
      ]}
    />
  );
}

/** Downloads a document's file. */
export function DocumentFileLink({ document }: { document: AccountDocument }) {
  return (
    <span>
      <a className="link wrap-anywhere" href={adminPaths.document(document.id)} download>
        <Icon name="file-text" /> {document.fileName}
      </a>{' '}
      <span className="small muted">{formatSize(document.size)}</span>
    </span>
  );
}

/** An account's documents. */
export function AccountDocumentsPanel({ documents, today }: DocumentTableProps) {
  return (
    <section className="panel stack">
      <h2>Licenses and certificates</h2>
      {documents.length === 0 ? (
        <p className="muted">No documents yet.</p>
      ) : (
        <DocumentTable documents={documents} today={today} />
      )}
    </section>
  );
}

export const acceptValidator = withZod(AcceptDocumentSchema);
export const declineDocumentValidator = withZod(DeclineDocumentSchema);

const LABELS = { number: 'Number', issuedBy: 'Issued by', expiresOn: 'Expiration date' };

/** Accepts a document. Staff can correct the buyer's input. */
export function AcceptForm({ document }: { document: AccountDocument }) {
  return (
    <PanelForm
      title="Accept"
      id="accept-document"
      validator={acceptValidator}
      labels={LABELS}
      hasSummary={false}
      defaultValues={{
        number: document.number,
        issuedBy: document.issuedBy,
        expiresOn: document.expiresOn ?? '',
      }}
      hidden={{ intent: 'accept' }}
    >
      <TextField name="number" isCode />
      <TextField name="issuedBy" />
      <TextField name="expiresOn" hint="Last day, YYYY-MM-DD" />
      <SubmitButton name="Accept document" />
    </PanelForm>
  );
}

/** Declines a document, or withdraws an earlier acceptance. */
export function DeclineDocumentForm({ isAccepted }: { isAccepted: boolean }) {
  return (
    <PanelForm
      title={isAccepted ? 'Withdraw' : 'Decline'}
      id="decline-document"
      validator={declineDocumentValidator}
      labels={{ reason: 'Reason' }}
      hasSummary={false}
      hidden={{ intent: 'decline' }}
    >
      <TextareaField name="reason" rows={3} hint="Sent to the customer." />
      <SubmitButton name={isAccepted ? 'Withdraw acceptance' : 'Decline document'} look="plain" />
    </PanelForm>
  );
}
