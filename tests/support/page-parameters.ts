import { existsSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { builtRoutes } from './built-routes';
import type { Asker, LivedInStore } from './lived-in-store';
import { formsIn, type PageForm } from './page-forms';
import { startServer } from './server-process';
import { temporaryFile } from './test-store';

/** A page as it is opened, with the names that it reads from its address. */
export interface ReadPage {
  id: string;
  who: Asker;
  address: string;
  names: string[];
  /** Its forms that post. */
  forms: PageForm[];
}

/** What the framework reads, and no page of ours. */
const OF_REMIX = /^(_data|_routes|index)$/;

export function whoOpens(id: string): Asker {
  if (/^admin\/log(in|out)/.test(id)) return 'guest';
  return /^(admin|api)/.test(id) ? 'owner' : 'buyer';
}

/**
 * Every page of the build, opened once by who may, with what it reads: what its program asks of its address, what its search
 * forms send, and what its links carry.
 *
 * @param isChosen which of the routes.
 */
export async function readPages(
  shop: LivedInStore,
  isChosen: (id: string, index: number) => boolean,
): Promise<ReadPage[]> {
  const noted = temporaryFile('parameters.txt');
  const server = await startServer({
    DATABASE_URL: shop.store.env.databaseUrl,
    NODE_OPTIONS: `--import=${pathToFileURL('tests/support/note-parameters.mjs').href}`,
    PARAMETERS_FILE: noted,
  });
  const pages = new Map<string, ReadPage>();
  const pageAt = (id: string, who: Asker, address: string): ReadPage => {
    const page = pages.get(address) ?? { id, who, address, names: [], forms: [] };
    pages.set(address, page);
    return page;
  };
  try {
    for (const [index, { id, path, hasLoader }] of builtRoutes().entries()) {
      if (!hasLoader || /^(api|pictures)\./.test(id) || !isChosen(id, index)) continue;
      const who = whoOpens(id);
      const address = shop.addressOf(path);
      const headers: Record<string, string> = shop.cookies[who] === '' ? {} : { Cookie: shop.cookies[who] };
      rmSync(noted, { force: true });
      const { body } = await server.ask(address, { headers });
      const page = pageAt(id, who, address);
      page.names.push(...namesIn(noted));
      for (const form of formsIn(body, address)) {
        const [action = ''] = form.action.split('?');
        if (form.method === 'post') page.forms.push(form);
        else pageAt(id, who, action).names.push(...form.fields.map(({ name }) => name));
      }
      for (const [, query = ''] of body.matchAll(new RegExp(`href="(?:${address})?\\?([^"#]+)"`, 'g')))
        page.names.push(...new URLSearchParams(query.replaceAll('&amp;', '&')).keys());
    }
  } finally {
    await server.stop();
  }
  for (const page of pages.values())
    page.names = [...new Set(page.names)].filter((name) => name !== '' && !OF_REMIX.test(name));
  return [...pages.values()];
}

function namesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => String(JSON.parse(line)));
}

/** The forms of pages, each once by where it leads and what it has. */
export function formsOf(pages: readonly ReadPage[]): { who: Asker; form: PageForm }[] {
  const found = new Map<string, { who: Asker; form: PageForm }>();
  for (const { who, forms } of pages)
    for (const form of forms) {
      const names = form.fields.map(({ name }) => name).join();
      found.set(`${form.action.split('?')[0]} ${names}`, { who, form });
    }
  return [...found.values()];
}
