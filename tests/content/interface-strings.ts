import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import ts from 'typescript';

/** A text that a person can read: on a page, in mail, in a document, in the API or its docs, or in the terminal. */
export interface InterfaceString {
  file: string;
  line: number;
  text: string;
}

/** Attributes that hold no text. */
const CODE_ATTRIBUTES =
  /^(className|class|id|type|href|to|htmlFor|action|method|role|autoComplete|inputMode|rel|as|src|d|viewBox|fill|stroke.*|points|transform|key|form|pattern|lang|dir|scope|value|defaultValue|data-.*|aria-(controls|describedby|labelledby|current|live|haspopup|autocomplete|hidden)|discover|prefetch|relative|encType|charSet|httpEquiv|property|intent|icon|variant|tone|kind|size|align|anchor|textAnchor|preserveAspectRatio|permission|sort|field|column|subaction|formId|filter|mask|crossOrigin|sizes|loading|decoding|target|wrap|xmlns|accept|color|media|spellCheck|autoCapitalize|enterKeyHint|style)$/;
/** Calls whose strings are code. */
const CODE_CALLS =
  /^(select|where|whereRef|orderBy|groupBy|innerJoin|leftJoin|insertInto|updateTable|deleteFrom|selectFrom|with|as|on|onRef|column|columns|columnRef|returning|set|addColumn|createTable|createIndex|ref|table|raw|append|get|getAll|has|setHeader|header|delete|startsWith|endsWith|includes|split|join|replace|replaceAll|match|test|indexOf|createHash|digest|require|import|addEventListener|removeEventListener|querySelector|querySelectorAll|closest|matches|toString|padStart|padEnd|localeCompare|from|update|pragma|exec|prepare|Symbol|RegExp|URL|getElementById|dispatchEvent|matchMedia|on|once|off|emit)$/;
const SOURCE = /\.(ts|tsx|js)$/;
const TEST = /\.test\.tsx?$/;
/** Two words, or one that begins a sentence. */
const IS_TEXT = /\p{L}\S* +\S*\p{L}|^\p{Lu}[\p{Ll}-]+[.!?…]?$/u;
/** Class names, media types, SQL, paths, and lists of tokens. */
const IS_CODE =
  /^[a-z0-9_.-]+( [a-z0-9_:.-]+)*$|^(select|insert|update|delete|create|alter|drop|pragma|with|begin|commit|rollback|vacuum|set|analyze|reindex|attach|where|order by|max-age|private|default-src|width=)\b|^\w+\/[\w+.-]+(;.*)?$|[;{}] *$|=>|::|^M[\d.]/;

export function readInterfaceStrings(): InterfaceString[] {
  const sources = ['server.ts', ...filesIn('app'), ...filesIn('db/seeds'), ...filesIn('scripts')];
  return sources.flatMap((file) => {
    if (file.endsWith('.csv')) return csvStrings(file);
    if (!SOURCE.test(file) || TEST.test(file) || /^(app\/drawings|scripts\/bench)\//.test(file)) return [];
    return sourceStrings(file);
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(file) : [file];
    })
    .sort();
}

function csvStrings(file: string): InterfaceString[] {
  const rows: string[][] = parse(readFileSync(file), { relax_column_count: true });
  return rows
    .slice(1)
    .flatMap((cells, at) =>
      cells.filter((text) => IS_TEXT.test(text)).map((text) => ({ file, line: at + 2, text })),
    );
}

function sourceStrings(file: string): InterfaceString[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: InterfaceString[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ file, line, text: text.replace(/[^\S\n]+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(tree).startsWith('sql')) return;
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasText(node)) {
      add(node, jsxText(node).replace(/\s+/g, ' '));
      return visitInside(node);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isTemplateExpression(node) ? templateText(node) : node.text;
      if (isInterfaceText(node, text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  /** Attributes and expressions within a text that was added as a whole. */
  const visitInside = (node: ts.Node): void => {
    ts.forEachChild(node, (child) => {
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) visitInside(child);
      else visit(child);
    });
  };
  visit(tree);
  return found;
}

function hasText(node: ts.JsxElement | ts.JsxFragment): boolean {
  return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
}

function jsxText(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.map((child) => jsxText(child)).join('');
  if (ts.isJsxExpression(node) && node.expression !== undefined)
    return ts.isStringLiteralLike(node.expression) ? node.expression.text : '{…}';
  return ts.isJsxSelfClosingElement(node) ? ' {…} ' : '';
}

function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

function isInterfaceText(node: ts.Node, text: string): boolean {
  if (!IS_TEXT.test(text.replaceAll('{…}', 'x')) || IS_CODE.test(text)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return !CODE_ATTRIBUTES.test(parent.name.getText());
  if (ts.isCallExpression(parent)) {
    const called = ts.isPropertyAccessExpression(parent.expression)
      ? parent.expression.name
      : parent.expression;
    return !CODE_CALLS.test(called.getText());
  }
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken;
  return !ts.isElementAccessExpression(parent) && !ts.isCaseClause(parent) && !ts.isLiteralTypeNode(parent);
}
