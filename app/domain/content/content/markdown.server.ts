import MarkdownIt from 'markdown-it';

export interface TextHeading {
  id: string;
  text: string;
}

/** A text made ready for the page. Its HTML comes from Markdown alone: tags in the source are shown as words. */
export interface RenderedText {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: TextHeading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Ids that the pages around a text use themselves. */
const TAKEN_IDS = ['main', 'on-this-page', 'guides', 'upcoming', 'past'];

// The page has the one h1: its title.
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

// A wide table scrolls inside itself, also by keyboard; the heading above it is its name.
markdown.core.ruler.push('tables', (state) => {
  let heading = '';
  state.tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = getTokenText(state.tokens[index + 1]);
    if (token.type === 'table_open') token.info = heading;
    if (token.type === 'th_open') token.attrSet('scope', 'col');
  });
});

markdown.renderer.rules['table_open'] = (tokens, index) => {
  const name = markdown.utils.escapeHtml(`Table: ${tokens[index]?.info ?? ''}`);
  return `<div class="prose__table" role="group" tabindex="0" aria-label="${name}"><table>`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>';

function getTokenText(token: { children: { type: string; content: string }[] | null } | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** The part of an address behind the #: '2. What does it cost?' is 'what-does-it-cost'. Ids begin with a letter. */
function toHeadingId(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, '');
}

// Texts are few, change seldom and are long: each is rendered once.
const KEPT = 200;
const rendered = new Map<string, RenderedText>();

/** Markdown to HTML that is safe to put into a page: no HTML passes through, no link runs a script. */
export function renderMarkdown(source: string): RenderedText {
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const tokens = markdown.parse(source, {});
  const text: RenderedText = {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings: tokens.flatMap((token, index) =>
      token.type === 'heading_open' && token.tag === 'h2'
        ? [{ id: String(token.attrGet('id')), text: getTokenText(tokens[index + 1]) }]
        : [],
    ),
  };
  if (rendered.size >= KEPT) rendered.clear();
  rendered.set(source, text);
  return text;
}

/** Where the links of a text lead, each once, as it writes them. */
export function listLinks(source: string): string[] {
  const links = markdown
    .parse(source, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []));
  return [...new Set(links)];
}
