import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { fillDemo } from './fill-demo';

/** The environment variable that names the folder that all processes of a run share. */
export const TEMPLATE_FOLDER = 'TEST_TEMPLATES';

const FILLS = {
  empty: async (url: string) => {
    const db = openDatabase(url);
    await migrateToLatest(db);
    await db.destroy();
  },
  demo: fillDemo,
};

/** Creates the folder that all processes of a run share. Returns a function that removes it. */
export function createTemplateFolder(): () => void {
  if (process.env[TEMPLATE_FOLDER] !== undefined) return () => undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'keyway-templates-'));
  process.env[TEMPLATE_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const templates = new Map<string, Promise<string>>();

/** Returns the file of a SQLite database that tests copy: 'empty' has tables only. Whoever needs it first fills it. */
export function sqliteTemplate(name: keyof typeof FILLS): Promise<string> {
  const template = templates.get(name) ?? createTemplate(name);
  templates.set(name, template);
  return template;
}

async function createTemplate(name: keyof typeof FILLS): Promise<string> {
  const folder = process.env[TEMPLATE_FOLDER];
  if (folder === undefined)
    throw new Error(`${TEMPLATE_FOLDER} names no folder: the run has no global setup.`);
  const file = path.join(folder, `${name}.db`);
  if (!existsSync(file)) {
    const unfinished = path.join(folder, `${name}-${process.pid}.db`);
    await FILLS[name](`file:${unfinished}`);
    renameSync(unfinished, file);
  }
  return file;
}
