import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount } from '../../../../tests/support/accounts';
import { addDocument, dayIn, jpegBytes, pdfBytes, pngBytes } from '../../../../tests/support/documents';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { toUserActor, toStaffActor } from '../../base/audit/actor';
import { findLicenseStanding } from '../licenses/may-order.server';
import { ConflictError, FieldError, NotFoundError } from '../../base/shared/errors';
import { FILE_MISSING, FILE_TOO_LARGE, MAX_FILE_BYTES, MAX_PENDING } from './document.schema';
import { WRONG_TYPE } from './document-file.rules';
import { findDocumentFile, listAccountDocuments, listWaitingDocuments } from './documents.queries.server';
import { acceptDocument, declineDocument } from './review-document.server';
import { uploadDocument } from './upload-document.server';

let db: Db;
let customerId: number;
const buyer = toUserActor({ id: 1, firstName: 'Ada', lastName: 'Locke' }, 'test');
const clerk = toStaffActor({ id: 1, username: 'admin' }, 'test');

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  customerId = await addAccount(db, { email: 'ada@locke.example' });
});

const license = { kind: 'licence' as const, number: 'LCO-1', issuedBy: 'CA', expiresOn: dayIn(90) };
const upload = (bytes: Uint8Array, name = 'licence.pdf', changes = {}) =>
  uploadDocument(db, customerId, { ...license, ...changes }, { name, bytes }, buyer);
const rows = () => db.selectFrom('account_documents').selectAll().orderBy('id').execute();
const mails = () => db.selectFrom('outbox').select(['to_address', 'subject', 'text']).execute();
const audits = async () =>
  (await db.selectFrom('audit_entries').select(['action', 'actor']).orderBy('id').execute()).map(
    ({ action, actor }) => `${actor} ${action}`,
  );

describe('a file', () => {
  it.each([
    ['application/pdf', pdfBytes()],
    ['image/jpeg', jpegBytes()],
    ['image/png', pngBytes()],
  ])('that is %s by its bytes is kept as it came', async (mediaType, bytes) => {
    const { id } = await upload(bytes, 'no-ending');
    expect(await rows()).toMatchObject([{ media_type: mediaType, size: bytes.length, state: 'waiting' }]);
    const file = await findDocumentFile(db, id, customerId);
    expect(file && Buffer.compare(Buffer.from(file.bytes), bytes)).toBe(0);
    expect(await audits()).toEqual(['user:1 document.upload']);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', WRONG_TYPE()],
    ['HTML', '<!doctype html><script>alert(1)</script>', WRONG_TYPE()],
    ['a PDF with something before it', '<html>%PDF-1.4', WRONG_TYPE()],
    ['a GIF', 'GIF89a', WRONG_TYPE()],
    ['a Windows program', 'MZ\u0090', WRONG_TYPE()],
    ['four letters of a PDF', '%PDF', WRONG_TYPE()],
    ['nothing', '', FILE_MISSING()],
  ])('that is %s is refused, whatever it is called', async (_what, text, message) => {
    const refused = upload(Buffer.from(text), 'licence.pdf');
    await expect(refused).rejects.toThrow(new FieldError('file', message));
    expect(await rows()).toEqual([]);
  });

  it('of 5 MB is kept, of a byte more it is refused', async () => {
    const largest = Buffer.concat([pdfBytes(), Buffer.alloc(MAX_FILE_BYTES)]).subarray(0, MAX_FILE_BYTES);
    await upload(largest);
    await expect(upload(Buffer.concat([largest, Buffer.from('1')]))).rejects.toThrow(FILE_TOO_LARGE());
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\licence.pdf', 'licence.pdf'],
    ['lic\u0000en\u202ece\n.pdf', 'licence.pdf'],
    ['..', '..'],
    ['', 'document'],
    ['<b>bold.pdf', '<b>bold.pdf'],
    [`${'x'.repeat(500)}.pdf`, 'x'.repeat(120)],
  ])('called %j is shown as %j', async (name, shown) => {
    await upload(pdfBytes(), name);
    expect(await rows()).toMatchObject([{ file_name: shown }]);
  });

  it('sent twice is one document; for another kind or once decided it is another', async () => {
    const first = await upload(pdfBytes());
    expect(await upload(pdfBytes(), 'other.pdf')).toEqual({ id: first.id, isNew: false });
    const both = await Promise.all([upload(pdfBytes('b')), upload(pdfBytes('b'))]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect((await upload(pdfBytes(), 'a.pdf', { kind: 'tax-certificate' })).isNew).toBe(true);
    await declineDocument(db, first.id, 'Not readable', clerk);
    expect((await upload(pdfBytes())).isNew).toBe(true);
    expect(await rows()).toHaveLength(4);
  });

  it(`is refused while ${MAX_PENDING} wait, of this account alone`, async () => {
    for (let count = 0; count < MAX_PENDING; count += 1) await upload(pdfBytes(String(count)));
    await expect(upload(pdfBytes('one more'))).rejects.toThrow(/You have 10 documents under review/);
    const other = await addAccount(db, { email: 'bea@locke.example' });
    await uploadDocument(db, other, license, { name: 'a.pdf', bytes: pdfBytes() }, buyer);
    const [first] = await rows();
    await acceptDocument(db, first?.id ?? 0, { ...license, expiresOn: dayIn(1) }, clerk);
    expect((await upload(pdfBytes('one more'))).isNew).toBe(true);
  });

  it('of another account is not there', async () => {
    const { id } = await upload(pdfBytes());
    const other = await addAccount(db, { email: 'bea@locke.example' });
    expect(await findDocumentFile(db, id, other)).toBeUndefined();
    expect(await listAccountDocuments(db, other)).toEqual([]);
    expect(await findDocumentFile(db, id)).toMatchObject({ id });
  });
});

describe('a licence', () => {
  it('counts once it is accepted, as staff read it, until its last day', async () => {
    const { id } = await upload(pdfBytes(), 'a.pdf', { expiresOn: null });
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'waiting' });
    const seen = { number: 'LCO-2', issuedBy: 'California', expiresOn: dayIn(0) };
    expect(await acceptDocument(db, id, seen, clerk)).toEqual({ customerId });
    expect(await rows()).toMatchObject([
      { state: 'accepted', number: 'LCO-2', issued_by: 'California', expires_on: dayIn(0), reviewed_by: 1 },
    ]);
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'valid', on: dayIn(0) });
    expect(await mails()).toMatchObject([
      { to_address: 'ada@locke.example', subject: 'Your license was accepted' },
    ]);
    expect(await audits()).toEqual(['user:1 document.upload', 'staff:admin document.accept']);
    await db
      .updateTable('account_documents')
      .set({ expires_on: dayIn(-1) })
      .execute();
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'expired', on: dayIn(-1) });
  });

  it('that is declined says why, and counts no more', async () => {
    const id = await addDocument(db, customerId);
    expect(await findLicenseStanding(db, customerId)).toMatchObject({ state: 'valid' });
    await declineDocument(db, id, 'Revoked by the state', clerk);
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'declined' });
    const [mail] = await mails();
    expect(mail?.text).toContain('Reason: Revoked by the state');
    expect(await audits()).toEqual(['staff:admin document.decline']);
  });

  it('is mailed about in the language of who gets the mail', async () => {
    await db.updateTable('company_users').set({ language: 'fr-CA' }).execute();
    const { id } = await upload(pdfBytes());
    await acceptDocument(db, id, { ...license, expiresOn: '2099-03-31' }, clerk);
    await declineDocument(db, id, 'Révoqué', clerk);
    const [accepted, declined] = await mails();
    expect(accepted).toMatchObject({ subject: 'Votre permis a été accepté' });
    expect(accepted?.text).toContain(
      `Nous avons vérifié votre permis LCO-1. Il est au dossier jusqu’au 31 mars 2099.`,
    );
    expect(declined).toMatchObject({ subject: 'Au sujet de votre permis' });
    expect(declined?.text).toContain('Nous n’avons pas pu accepter votre permis LCO-1.');
    expect(declined?.text).toContain('{{store}}/fr/account/');
  });

  it('of several, the one that lasts longest counts; a new one that waits does not end the old one', async () => {
    await addDocument(db, customerId, { expires_on: dayIn(-30) });
    await addDocument(db, customerId, { expires_on: dayIn(10) });
    await addDocument(db, customerId, { state: 'waiting', expires_on: dayIn(900) });
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'valid', on: dayIn(10) });
  });

  it('is decided once, also by two clerks at a time', async () => {
    const { id } = await upload(pdfBytes());
    const accept = () => acceptDocument(db, id, { ...license, expiresOn: dayIn(9) }, clerk);
    const both = await Promise.allSettled([accept(), accept()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await mails()).toHaveLength(1);
    await declineDocument(db, id, 'A mistake of ours', clerk);
    await expect(declineDocument(db, id, 'Once more', clerk)).rejects.toThrow(ConflictError);
    await expect(accept()).rejects.toThrow(ConflictError);
    await expect(acceptDocument(db, 999, { ...license, expiresOn: dayIn(9) }, clerk)).rejects.toThrow(
      NotFoundError,
    );
  });

  it('that waits is on the list of staff, the longest first', async () => {
    const first = await upload(pdfBytes('1'));
    const second = await upload(pdfBytes('2'));
    await addDocument(db, customerId);
    const { documents } = await listWaitingDocuments(db, 1);
    expect(documents.map(({ id, account }) => [id, account.companyName])).toEqual([
      [first.id, 'Locke & Daughters'],
      [second.id, 'Locke & Daughters'],
    ]);
  });
});

describe('a tax certificate', () => {
  const terms = () =>
    db
      .selectFrom('customers')
      .select(['tax_exempt_certificate', 'tax_exempt_until'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();

  it('that is accepted frees the account as its terms do, and stops when it is withdrawn', async () => {
    const { id } = await upload(pdfBytes(), 'a.pdf', { kind: 'tax-certificate' });
    await acceptDocument(db, id, { number: 'EX-7', issuedBy: 'ON', expiresOn: dayIn(60) }, clerk);
    expect(await terms()).toEqual({ tax_exempt_certificate: 'EX-7', tax_exempt_until: dayIn(60) });
    expect(await findLicenseStanding(db, customerId)).toEqual({ state: 'none' });
    await declineDocument(db, id, 'Withdrawn', clerk);
    expect(await terms()).toEqual({ tax_exempt_certificate: '', tax_exempt_until: null });
  });

  it('that is withdrawn leaves alone the one that staff typed since', async () => {
    const { id } = await upload(pdfBytes(), 'a.pdf', { kind: 'tax-certificate' });
    await acceptDocument(db, id, { number: 'EX-7', issuedBy: 'ON', expiresOn: dayIn(60) }, clerk);
    await db.updateTable('customers').set({ tax_exempt_certificate: 'EX-8' }).execute();
    await declineDocument(db, id, 'Withdrawn', clerk);
    expect(await terms()).toEqual({ tax_exempt_certificate: 'EX-8', tax_exempt_until: dayIn(60) });
  });
});
