import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  tree: ts.SourceFile;
}

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** Gone when the program runs. */
  isTypeOnly: boolean;
}

/** Every TypeScript file of the product, without its tests. */
export function readSources(): SourceFile[] {
  return ['server.ts', ...filesIn('app'), ...filesIn('db')]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      path: file,
      tree: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

export function importsOf({ path: from, tree }: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) => {
    const own = specifier.startsWith('.') || specifier.startsWith('~/');
    imports.push({ from, to: own ? fileOf(from, specifier) : specifier, isPackage: !own, isTypeOnly });
  };
  everyNode(tree, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, node.importClause?.isTypeOnly ?? false);
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier)) add(specifier.text, false);
    }
  });
  return imports;
}

function fileOf(from: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '');
  const base = plain.startsWith('~/')
    ? plain.replace('~', 'app')
    : path.posix.join(path.posix.dirname(from), plain);
  const file = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (file === undefined) throw new Error(`${from} imports ${specifier}, which is not there`);
  return file;
}

export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}

/** The functions that a module exports by these names, with their text. */
export function exportedFunctions(
  { tree }: SourceFile,
  ...names: string[]
): { name: string; text: string }[] {
  return tree.statements
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .flatMap((statement) => {
      const name = statement.name?.text ?? '';
      return names.includes(name) ? [{ name, text: statement.getText(tree) }] : [];
    });
}

/** Literal texts, with the line that each is on; the start of a template counts as one. */
export function textsIn({ tree }: SourceFile): { text: string; line: number }[] {
  const texts: { text: string; line: number }[] = [];
  everyNode(tree, (node) => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
    if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;
    texts.push({ text: node.text, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
  });
  return texts;
}

/** Whether a module does nothing but hand on what others export. */
export function isBarrel({ tree }: SourceFile): boolean {
  return (
    tree.statements.length > 0 &&
    tree.statements.every(
      (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
    )
  );
}
