import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Buyers see what these folders show, in their language. The back office is English. */
const FOLDERS = ['app/routes/store', 'app/routes/page-errors', 'app/ui'];
const ENGLISH_ONLY = /^app\/(ui\/(admin|api-docs|charts|purchasing)\/|routes\/page-errors\/admin\.tsx$)/;
/** Attributes that are read by people. */
const READ_ATTRIBUTES =
  /^(alt|aria-label|aria-description|empty|heading|hint|label|legend|name|note|placeholder|summary|text|title)$/;
/** Names that no language translates, and texts of one language only. */
const NAMES = /^(Keyway( Trade Supply)?|English|Français|Langue|OpenAPI|PO)$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => path.join(folder, file))
    .filter((file) => !ENGLISH_ONLY.test(file));
}

const isWords = (text: string) => /[a-z]{2}/.test(text) && /(^|\s)[A-Z]|\s/.test(text.trim());

/** Lists the strings that an expression may be. */
function listStrings(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return listStrings(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listStrings);
  return ts.isBinaryExpression(node) ? listStrings(node.right) : [];
}

/** Lists the texts of a file that no macro marks for translation. */
function unmarkedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isMarked: boolean): void => {
    const isTrans = ts.isJsxElement(node) && /^(Trans|Plural)$/.test(node.openingElement.tagName.getText());
    const isFrench = ts.isJsxElement(node) && /\blang="fr-CA"/.test(node.openingElement.getText());
    const marked = isMarked || isTrans || isFrench;
    if (!marked && ts.isJsxText(node)) note(node.text);
    // {count === 1 ? 'line' : 'lines'}
    if (!marked && ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      listStrings(node.expression)
        .filter((text) => /[a-z]{2}/.test(text))
        .forEach((text) => found.push(`${file}: ${text}`));
    if (!marked && ts.isJsxAttribute(node) && READ_ATTRIBUTES.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer !== undefined && ts.isStringLiteral(initializer)) note(initializer.text);
    }
    ts.forEachChild(node, (child) => {
      visit(child, marked);
    });
  };
  const note = (text: string) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (isWords(shown) && !NAMES.test(shown)) found.push(`${file}: ${shown}`);
  };
  visit(source, false);
  return found;
}

it('marks every text that a buyer sees for translation', () => {
  expect(FOLDERS.flatMap(listFiles).flatMap(unmarkedIn)).toEqual([]);
});
