import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ENV_VARIABLES } from '../../app/env.server';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

describe('the variables', () => {
  it('are all in .env.example', () => {
    expect(namesIn(read('.env.example'), /^#?([A-Z_]+)=/gm).sort()).toEqual([...ENV_VARIABLES].sort());
  });

  it('are all in the table of docs/operations.md', () => {
    const [, section = ''] = read('docs/operations.md').split(/^## /m);
    expect(namesIn(section, /^\| `([A-Z_]+)` /gm).sort()).toEqual([...ENV_VARIABLES].sort());
  });
});

describe('the documents', () => {
  it('are found', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md']));
  });

  it.each(documents)('%s links to files and headings that exist', (document) => {
    const missing = namesIn(withoutCode(read(document)), /\]\(([^)\s]+)\)/g).filter(
      (target) => !/^(https?|mailto):/.test(target) && !isThere(document, target),
    );
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names only scripts that package.json has', (document) => {
    const { scripts } = z.object({ scripts: z.record(z.string()) }).parse(JSON.parse(read('package.json')));
    const named = namesIn(read(document), /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md'])(
    '%s has no paragraph over 60 words and no sentence over 25',
    (document) => {
      const paragraphs = proseOf(read(document));
      expect(paragraphs.length).toBeGreaterThan(5);
      expect(paragraphs.filter((text) => countWords(text) > 60)).toEqual([]);
      expect(paragraphs.flatMap(sentencesOf).filter((text) => countWords(text) > 25)).toEqual([]);
    },
  );
});

describe('sections that comments cite', () => {
  const cited = { SPEC: 'docs/specification.md', DESIGN: 'docs/design.md' };

  it.each(Object.entries(cited))('as %s n are headings of %s', (name, document) => {
    const sections = namesIn(read(document), /^#+ (\d+(?:\.\d+)?)\.? /gm);
    const citations = sources().flatMap((file) =>
      namesIn(read(file), new RegExp(`\\b${name} (\\d+(?:\\.\\d+)?)`, 'g')).map(
        (section) => `${file}: ${section}`,
      ),
    );
    expect(citations.length).toBeGreaterThan(10);
    expect(citations.filter((citation) => !sections.includes(citation.split(': ')[1] ?? ''))).toEqual([]);
  });
});

function sources(): string[] {
  return ['app', 'db', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js|css)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');
}

/** Whether a link's file exists, and its heading in it. */
function isThere(document: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const linked = file === '' ? document : path.join(path.dirname(document), file);
  if (!existsSync(linked)) return false;
  return heading === undefined || headingIds(read(linked)).includes(heading);
}

function headingIds(markdown: string): string[] {
  return namesIn(markdown, /^#+ (.+)$/gm).map((text) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the paragraphs and list items; code, tables, and headings aren't prose. */
function proseOf(markdown: string): string[] {
  return markdown
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .split(/\n\s*\n|\n(?= *(?:[-*]|\d+\.) )/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '' && !/^[|#!]/.test(block));
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?])\s+/);
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => /\w/.test(word)).length;
}
