import { expect, it } from 'vitest';

import { dayIn } from '../../../../tests/support/documents';
import { isExpiringSoon, isValidOn } from '../licenses/license.rules';
import { AcceptDocumentSchema, UploadDocumentSchema } from './document.schema';

const upload = {
  kind: 'licence',
  number: 'LCO-1',
  issuedBy: 'CA',
  expiresOn: '',
  file: { size: 10 },
};

const messagesOf = (result: ReturnType<typeof UploadDocumentSchema.safeParse>) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

it.each([
  [{}, []],
  [{ expiresOn: dayIn(0) }, []],
  [{ expiresOn: dayIn(-1) }, ['The expiration date has passed']],
  [{ expiresOn: '2027-02-30' }, ['Enter a date as YYYY-MM-DD']],
  [{ expiresOn: 'soon' }, ['Enter a date as YYYY-MM-DD']],
  [{ kind: 'passport' }, ['Select a document type']],
  [{ number: '' }, ['Enter the document number']],
  [{ issuedBy: ' ' }, ['Enter the issuing state, province, or authority']],
  [{ file: { size: 0 } }, ['Choose a PDF, JPEG, or PNG file']],
  [{ file: undefined }, ['Choose a PDF, JPEG, or PNG file']],
  [{ file: 'licence.pdf' }, ['Choose a PDF, JPEG, or PNG file']],
  [{ file: { size: 5_242_881 } }, ['Upload a file of 5 MB or less']],
])('an upload with %j says %j', (changes, messages) => {
  expect(messagesOf(UploadDocumentSchema.safeParse({ ...upload, ...changes }))).toEqual(messages);
});

it.each([
  ['', ['Enter the expiration date']],
  [dayIn(-1), ['The expiration date has passed']],
  ['next year', ['Enter a date as YYYY-MM-DD']],
  [dayIn(0), []],
])('a document that expires on %j is accepted or says %j', (expiresOn, messages) => {
  const result = AcceptDocumentSchema.safeParse({ number: 'A1', issuedBy: 'ON', expiresOn });
  expect(result.error?.issues.map((issue) => issue.message) ?? []).toEqual(messages);
});

it('a document is valid on its last day and warned of for 30 days before', () => {
  expect([isValidOn('2027-03-31', '2027-03-31'), isValidOn('2027-03-31', '2027-04-01')]).toEqual([
    true,
    false,
  ]);
  const warned = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((day) =>
    isExpiringSoon('2027-03-31', day),
  );
  expect(warned).toEqual([false, true, true, false]);
});
