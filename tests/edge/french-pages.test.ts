import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startServer, type RunningServer } from '../support/server-process';

let french: RunningServer;
let english: RunningServer;

beforeAll(async () => {
  french = await startServer({ FRENCH: 'on' });
  english = await startServer({ FRENCH: 'off', DATABASE_URL: french.databaseUrl });
});

afterAll(async () => {
  await english.stop();
  await french.stop();
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const page = async (path: string) => (await french.ask(path)).body;

describe('a French page', () => {
  it('has the path of the English one, its language, and links that stay in it', async () => {
    const home = await page('/fr');
    expect(home).toContain('<html lang="fr-CA">');
    expect(home).toContain('Trouver par véhicule');
    expect(home).toMatch(/<a [^>]*href="\/fr\/vehicles"/);
    expect(home).toMatch(/<link rel="canonical" href="http:[^"]*\/fr"\/>/);
    expect(home).not.toMatch(/href="\/(cart|products|contact)"/);
    expect(await page('/')).not.toMatch(/<(a|form) [^>]*(href|action)="\/fr/);
  });

  it('comes from the cache in its own language', async () => {
    const pages = ['/fr/contact', '/contact', '/fr/contact', '/contact'];
    const bodies = await Promise.all(pages.map(page));
    expect(bodies.map((body) => /Parlez à notre équipe|Talk to our counter team/.exec(body)?.[0])).toEqual([
      'Parlez à notre équipe',
      'Talk to our counter team',
      'Parlez à notre équipe',
      'Talk to our counter team',
    ]);
  });

  it('is offered on English pages to those whose browser prefers it or who have chosen it', async () => {
    const ask = async (path: string, headers: Record<string, string>) =>
      (await french.ask(path, { headers })).body;
    const offer = 'Ce magasin existe aussi en français.';
    const choose = async (language: string) => {
      const sent = await french.ask('/language', {
        method: 'POST',
        headers: { ...FORM, Origin: `http://${french.host}` },
        body: `language=${language}&redirectTo=%2F`,
      });
      return { Cookie: String(sent.headers['set-cookie']).split(';', 1)[0] ?? '' };
    };
    const prefersFrench = { 'Accept-Language': 'fr-CA,en;q=0.5' };
    const [chosenFrench, chosenEnglish] = [await choose('fr-CA'), await choose('en')];
    const visitors = [{}, prefersFrench, chosenFrench, { ...chosenEnglish, ...prefersFrench }];
    const isOffered = async (headers: object) => (await ask('/contact', { ...headers })).includes(offer);
    // Twice: the second time from the cache.
    for (const round of [1, 2])
      expect(await Promise.all(visitors.map(isOffered)), `round ${round}`).toEqual([
        false,
        true,
        true,
        false,
      ]);
  });

  it('has amounts of its own, whichever language was asked for first', async () => {
    expect(await page('/about')).toContain('orders of $299 or more');
    expect(await page('/fr/about')).toContain('dès 299\u00a0$ d’achat');
  });

  it('loads only scripts with French texts', async () => {
    const contact = await page('/fr/contact');
    // The script that keeps early presses has no texts, and is the same in both languages.
    const scripts = [...new Set(contact.match(/\/assets\/[\w-]*\/?[\w.$-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(3);
    const shared = scripts.filter((script) => !script.startsWith('/assets/fr-'));
    expect(shared).toEqual([expect.stringMatching(/keep-presses/)]);
    const sources = await Promise.all(scripts.map((script) => page(script)));
    const all = sources.join('');
    expect(all).toContain('Parlez à notre équipe du comptoir');
    expect(all).not.toContain('Talk to our counter team');
    expect(all).not.toContain('@@text:');
  });

  it('refuses a form, and redirects, in French', async () => {
    const headers = { ...FORM, Origin: `http://${french.host}` };
    const send = (path: string, body: string) => french.ask(path, { method: 'POST', headers, body });
    expect((await send('/fr/contact', 'email=ada')).body).toContain('Entrez votre prénom');
    const whole = 'firstName=A&lastName=B&email=a%40b.example&subject=S&message=M&website=';
    const sent = await send('/fr/contact', whole);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/fr/contact']);
  });

  it('takes a parts list as long as the English page does', async () => {
    const headers = { ...FORM, Origin: `http://${french.host}` };
    const body = `list=${'M62+2%0A'.repeat(15_000)}`;
    const statuses = ['/quick-order', '/fr/quick-order', '/fr/contact'].map(
      async (path) => (await french.ask(path, { method: 'POST', headers, body })).status,
    );
    const [list, frenchList, message] = await Promise.all(statuses);
    expect([frenchList, message]).toEqual([list, 413]);
  });

  it('is missing for the back office, the API, and pictures', async () => {
    for (const path of ['/fr/admin', '/fr/api/products', '/fr/pictures/cylinder-cutaway.svg', '/fr/fr'])
      expect((await french.ask(path)).status, path).toBe(404);
  });

  it('is missing where FRENCH is off', async () => {
    for (const path of ['/fr', '/fr/contact', '/fr/products'])
      expect((await english.ask(path)).status, path).toBe(404);
  });
});
