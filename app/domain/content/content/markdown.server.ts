import MarkdownIt from 'markdown-it';

import { getLanguage } from '../../../i18n/language';
import { addLanguage } from '../../../i18n/language-path';
import { t } from '~/i18n/text';
import { fillInFacts } from '../../base/settings/store-facts.rules';

interface TextHeading {
  id: string;
  text: string;
}

/** A rendered text. Its HTML comes from Markdown only: tags in the source are escaped. */
export interface RenderedText {
  html: string;
  /** Second-level headings, for the table of contents. */
  headings: TextHeading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** IDs used by the surrounding page. */
const TAKEN_IDS = ['main', 'contact', 'on-this-page', 'guides', 'upcoming', 'past'];

// The page title is the only h1.
markdown.core.ruler.push('headings', (state) => {
  const used = new Set(TAKEN_IDS);
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_close') return;
    const base = toHeadingId(getTokenText(state.tokens[index + 1])) || 'section';
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    token.attrSet('id', id);
  });
});

// Wide tables scroll and are keyboard-accessible, named by the heading above.
markdown.core.ruler.push('tables', (state) => {
  let heading = '';
  state.tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = getTokenText(state.tokens[index + 1]);
    if (token.type === 'table_open') token.info = heading;
    if (token.type === 'th_open') token.attrSet('scope', 'col');
  });
});

markdown.renderer.rules['table_open'] = (tokens, index) => {
  const heading = tokens[index]?.info ?? '';
  const name = markdown.utils.escapeHtml(t`Table: ${heading}`);
  return `<div class="prose__table" role="group" tabindex="0" aria-label="${name}"><table>`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** The back office and the API have no language. */
const PAGE = /^\/(?!\/|(?:admin|api)\b)/;

markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  const href = String(token?.attrGet('href') ?? '');
  if (PAGE.test(href)) token?.attrSet('href', addLanguage(href, getLanguage()));
  return renderer.renderToken(tokens, index, options);
};

function getTokenText(token: { children: { type: string; content: string }[] | null } | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** Returns a heading's anchor: '2. What does it cost?' becomes 'what-does-it-cost'. IDs start with a letter. */
function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, '');
}

// Texts are few, long, and rarely change, so each is rendered once.
const KEPT = 200;
const rendered = new Map<string, RenderedText>();

/**
 * Renders Markdown to safe HTML: no raw HTML, no script links.
 *
 * @param english of a translation: its headings keep the anchors of the English ones, which links lead to.
 */
export function renderMarkdown(source: string, english = source): RenderedText {
  const key = [getLanguage(), source, english === source ? '' : english].join('\0');
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const tokens = markdown.parse(source, {});
  if (english !== source) copyAnchors(markdown.parse(english, {}), tokens);
  const text: RenderedText = {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings: tokens.flatMap((token, index) =>
      token.type === 'heading_open' && token.tag === 'h2'
        ? [{ id: String(token.attrGet('id')), text: getTokenText(tokens[index + 1]) }]
        : [],
    ),
  };
  if (rendered.size >= KEPT) rendered.clear();
  rendered.set(key, text);
  return text;
}

/** Renders a stored text with the store's facts filled in. `text` is in the page's language. */
export function renderBody(
  { text, english }: { text: string; english: string },
  facts: Readonly<Record<string, string>>,
): RenderedText {
  return renderMarkdown(fillInFacts(text, facts), fillInFacts(english, facts));
}

type Token = ReturnType<typeof markdown.parse>[number];

/** Copies the anchors of headings, one by one, if there are as many. */
function copyAnchors(from: readonly Token[], to: readonly Token[]): void {
  const headingsOf = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === 'heading_open');
  const [sources, targets] = [headingsOf(from), headingsOf(to)];
  if (sources.length !== targets.length) return;
  for (const [index, target] of targets.entries())
    target.attrSet('id', String(sources[index]?.attrGet('id')));
}

/** Lists the link targets of a text without duplicates. */
export function listLinks(source: string): string[] {
  const links = markdown
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []));
  return [...new Set(links)];
}
