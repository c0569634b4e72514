import { rmSync } from 'node:fs';

/** Removes the files of the stories' store. A PostgreSQL database is removed with its server. */
export default function removeData(): void {
  const data = process.env['E2E_DATA'];
  if (data !== undefined) rmSync(data, { recursive: true, force: true });
}
