import { rmSync } from 'node:fs';

/** The store of the stories goes with the run that made it. */
export default function removeData(): void {
  const data = process.env['E2E_DATA'];
  if (data !== undefined) rmSync(data, { recursive: true, force: true });
}
