import type { Db } from '../../../db/schema';
import {
  keepRegistrationDocument,
  removeRegistrationDocument,
} from '../../domain/goods/documents/registration-document.server';
import { getFieldErrors } from '../../http/form.server';

/** Keeps the license chosen in a form with its registration, or removes it. Returns the errors of a refused file. */
export async function saveLicense(
  db: Db,
  sessionIdHash: string,
  form: FormData,
): Promise<Record<string, string> | undefined> {
  if (form.get('removeFile') === 'on') await removeRegistrationDocument(db, sessionIdHash);
  const file = form.get('file');
  // Without a choice, browsers send an empty file without a name.
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === '')) return undefined;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    await keepRegistrationDocument(db, sessionIdHash, { name: file.name, bytes });
    return undefined;
  } catch (problem) {
    return getFieldErrors(problem, 'file');
  }
}
