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
  [{ expiresOn: dayIn(-1) }, ['The expiry date has passed']],
  [{ expiresOn: '2027-02-30' }, ['Enter a date such as 2027-03-31']],
  [{ expiresOn: 'soon' }, ['Enter a date such as 2027-03-31']],
  [{ kind: 'passport' }, ['Choose what it is']],
  [{ number: '' }, ['Enter the number on the document']],
  [{ issuedBy: ' ' }, ['Enter the state, province or authority that issued it']],
  [{ file: { size: 0 } }, ['Choose the file: a PDF, a JPEG or a PNG']],
  [{ file: undefined }, ['Choose the file: a PDF, a JPEG or a PNG']],
  [{ file: 'licence.pdf' }, ['Choose the file: a PDF, a JPEG or a PNG']],
  [{ file: { size: 5_242_881 } }, ['The file is larger than 5 MB. Choose a smaller scan or photograph']],
])('an upload with %j says %j', (changes, messages) => {
  expect(messagesOf(UploadDocumentSchema.safeParse({ ...upload, ...changes }))).toEqual(messages);
});

it.each([
  ['', ['Enter the day on which it expires']],
  [dayIn(-1), ['The expiry date has passed']],
  ['next year', ['Enter a date such as 2027-03-31']],
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
