import { DEMO_STAFF } from '../../app/domain/base/staff/staff.schema';
import { addStaff } from '../../app/domain/base/staff/staff.server';
import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { seedDemoStore } from '../../app/backoffice/demo/seed-demo-store.server';
import { loadStandardFrench } from '../../db/seeds/standard-french';
import { loadStandardSynonyms } from '../../db/seeds/standard-synonyms';
import { loadStandardTexts } from '../../db/seeds/standard-texts';

/** Migrates the database and puts the demo into it, as a store has it after its first start. */
export async function fillDemo(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  await loadStandardFrench(db, { demo: true });
  await seedDemoStore(db);
  await loadStandardTexts(db, { demo: true });
  await loadStandardSynonyms(db);
  await addStaff(db, { ...DEMO_STAFF, name: 'Demo Owner', email: 'owner@keyway.example', role: 'owner' });
  // Closing writes SQLite's log back into the file: a copy of it is whole.
  await db.destroy();
}
