import { AcceptDocumentSchema, DeclineDocumentSchema } from '../../../domain/goods/documents/document.schema';
import type { AccountDocument } from '../../../domain/goods/documents/documents.queries.server';
import { TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { withZod } from '@remix-validated-form/with-zod';
import { SubmitButton } from '../../form/submit-button';

export const acceptValidator = withZod(AcceptDocumentSchema);
export const declineDocumentValidator = withZod(DeclineDocumentSchema);

const LABELS = { number: 'Number', issuedBy: 'Issued by', expiresOn: 'Valid until' };

/** Accepts a document as it reads; what the buyer typed may be corrected. */
export function AcceptForm({ document }: { document: AccountDocument }) {
  return (
    <section className="panel">
      <h2>Accept</h2>
      <StoreForm
        id="accept-document"
        validator={acceptValidator}
        labels={LABELS}
        hasSummary={false}
        defaultValues={{
          number: document.number,
          issuedBy: document.issuedBy,
          expiresOn: document.expiresOn ?? '',
        }}
      >
        <input type="hidden" name="intent" value="accept" />
        <div className="stack stack--wide">
          <TextField name="number" isCode />
          <TextField name="issuedBy" />
          <TextField name="expiresOn" hint="The last day as the document says it, such as 2027-03-31." />
          <SubmitButton name="Accept document" />
        </div>
      </StoreForm>
    </section>
  );
}

/** Declines a document; one that was accepted stops to count. */
export function DeclineDocumentForm({ isAccepted }: { isAccepted: boolean }) {
  return (
    <section className="panel">
      <h2>{isAccepted ? 'Withdraw' : 'Decline'}</h2>
      <StoreForm
        id="decline-document"
        validator={declineDocumentValidator}
        labels={{ reason: 'Reason' }}
        hasSummary={false}
      >
        <input type="hidden" name="intent" value="decline" />
        <div className="stack stack--wide">
          <TextareaField name="reason" rows={3} hint="The buyer reads it." />
          <SubmitButton name={isAccepted ? 'Withdraw acceptance' : 'Decline document'} look="plain" />
        </div>
      </StoreForm>
    </section>
  );
}
