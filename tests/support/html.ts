import { HtmlValidate, Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';
import { expect } from 'vitest';

import type { RunningServer } from './server-process';

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** An element of a page that a server sent, read as a visitor reads it. */
export class Part {
  constructor(
    private readonly element: HtmlElement,
    private readonly page: HtmlElement = element,
  ) {}

  /** Its text, with single spaces. */
  get text(): string {
    const words = (node: HtmlElement['childNodes'][number]): string => {
      if (node.nodeName === '#text') return node.textContent;
      if (['script', 'style'].includes(node.nodeName)) return '';
      return node.childNodes.map(words).join('');
    };
    return decode(words(this.element)).replace(/\s+/g, ' ').trim();
  }

  /** Its accessible name: by its label, by the elements that label it, or its text. */
  get name(): string {
    const labels = this.attribute('aria-labelledby')?.split(' ') ?? [];
    if (labels.length > 0) {
      return labels.map((id) => new Part(this.page, this.page).one(`#${id}`).text).join(' ');
    }
    return this.attribute('aria-label') ?? this.attribute('alt') ?? this.text;
  }

  attribute(name: string): string | undefined {
    const value = this.element.getAttributeValue(name);
    return value === null ? undefined : decode(value);
  }

  has(attribute: string): boolean {
    return this.element.hasAttribute(attribute);
  }

  /** All elements of a CSS selector, optionally only those of this accessible name. */
  all(selector: string, name?: string | RegExp): Part[] {
    const found = this.element.querySelectorAll(selector).map((element) => new Part(element, this.page));
    if (name === undefined) return found;
    return found.filter((part) => (typeof name === 'string' ? part.name === name : name.test(part.name)));
  }

  /** The only such element. */
  one(selector: string, name?: string | RegExp): Part {
    const found = this.all(selector, name);
    const [part] = found;
    if (part === undefined || found.length > 1) {
      const whose = name === undefined ? '' : ` named ${String(name)}`;
      throw new Error(`The page has ${found.length} ${selector}${whose}: ${this.text.slice(0, 400)}`);
    }
    return part;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  /** Where the only link of this name leads. */
  link(name: string | RegExp): string | undefined {
    return this.one('a', name).attribute('href');
  }

  region(name: string | RegExp): Part {
    return this.one('section', name);
  }
}

function decode(text: string): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const config = new HtmlValidate(new StaticConfigLoader({ root: true })).getConfigForSync('page.html');

export function parsePage(html: string): Part {
  return new Part(new Parser(config).parseHtml(html));
}

/** Opens a page as a browser does, following where it has moved. The last answer must have this status. */
export async function openPage(
  server: Pick<RunningServer, 'ask'>,
  path: string,
  status = 200,
): Promise<Part> {
  let reply = await server.ask(path);
  while (reply.headers.location !== undefined) reply = await server.ask(reply.headers.location);
  expect(reply.status, path).toBe(status);
  return parsePage(reply.body);
}
