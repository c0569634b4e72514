import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { CATALOG, listMessages, readCatalog } from '../../scripts/texts';

const french = readCatalog(readFileSync(CATALOG, 'utf8'));

async function messagesInSource(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const names = readdirSync('app', { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.tsx?$/.test(one) && !one.includes('.test.'))) {
    const file = path.join('app', name);
    for (const [id, message] of await listMessages(file, readFileSync(file, 'utf8'))) found.set(id, message);
  }
  return found;
}

/** The names of a message's values and elements, however they are ordered. */
function namesIn(message: unknown): string[] {
  const text = JSON.stringify(message);
  const values = [...text.matchAll(/\["(\w+)"[,\]]/g)].map(([, name]) => `{${name}}`);
  const elements = [...text.matchAll(/<(\w+)\/?>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...elements])].sort();
}

describe('the French catalog', () => {
  it('has every text of the source, and no other (npm run messages)', async () => {
    const source = await messagesInSource();
    expect(source.size).toBeGreaterThan(200);
    const missing = [...source].filter(([id]) => french[id] === undefined).map(([, message]) => message);
    expect(missing).toEqual([]);
    expect(Object.keys(french).filter((id) => !source.has(id))).toEqual([]);
  });

  it('has the values and elements of the English texts', async () => {
    for (const [id, message] of await messagesInSource())
      expect(namesIn(french[id]), JSON.stringify(message)).toEqual(namesIn(message));
  });

  it('has the spaces of Québec', () => {
    const texts = Object.values(french).map((message) => JSON.stringify(message));
    const wrong = texts.filter((text) =>
      / [:;!?%$»]|« |[^\u00a0\d"] ?: (?!\d)|\d[%$]|\u00a0[;!?]/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
