import { rmSync } from 'node:fs';

/** The files of the stories' store go with the run that made them; a PostgreSQL database with its server. */
export default function removeData(): void {
  const data = process.env['E2E_DATA'];
  if (data !== undefined) rmSync(data, { recursive: true, force: true });
}
