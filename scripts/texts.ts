import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformAsync, types, type NodePath, type PluginObj } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

import linguiConfig, { USES_TEXTS } from '../lingui.config';

type CompiledMessage = string | readonly unknown[];

const config = makeConfig(linguiConfig, { skipValidation: true });

/** The French messages, compiled by `npm run messages`. */
export const CATALOG = 'app/i18n/locales/fr-CA.json';

/** Where a message goes in a script of the browser, until both languages are written. */
const PLACE = /(["'`])@@text:([\w+/]+)@@\1|@@text:([\w+/]+)@@/g;

/**
 * Builds the texts of both languages (decision 0066): Lingui's macros become calls with compiled messages. On the server, they
 * find the French message in the catalog. In the browser, a page's scripts exist once per language, each with its own
 * messages: the French ones are in a folder of their own, with the same names.
 */
export function texts(): Plugin {
  const file = readFileSync(CATALOG, 'utf8');
  let french = readCatalog(file);
  const english = new Map<string, CompiledMessage>();
  const folder = `assets/fr-${createHash('sha256').update(file).digest('base64url').slice(0, 8)}/`;
  let isBuild = false;

  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({ define: { FRENCH_ASSETS: JSON.stringify(`/${folder}`) } }),
    configResolved: ({ command }) => {
      isBuild = command === 'build';
      const other = process.env['FRENCH_CATALOG'];
      if (!isBuild && other !== undefined) french = readCatalog(readFileSync(other, 'utf8'));
    },
    async transform(code, id, { ssr = false } = {}) {
      const [name = ''] = id.split('?');
      if (!/\.tsx?$/.test(name) || !USES_TEXTS.test(code)) return null;
      const messages = collectMessages(english, ssr ? 'server' : isBuild ? 'browser' : french);
      const result = await translateModule(name, code, messages);
      return result?.code == null ? null : { code: result.code, map: result.map };
    },
    generateBundle: {
      // After Vite has named the files that a dynamic import needs.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.fileName.startsWith('assets/')) continue;
          const { code, fileName } = chunk;
          chunk.code = fillIn(code, (key) => english.get(key));
          if (this.environment.config.consumer !== 'client') continue;
          const source = fillIn(code, (key) => french[key] ?? english.get(key));
          this.emitFile({
            type: 'asset',
            fileName: fileName.replace('assets/', folder),
            source: source.replace(/(["'`])assets\/([^"'`]+\.js)\1/g, `$1${folder}$2$1`),
          });
        }
      },
    },
  };
}

/** Returns the messages of a module by ID, as the build finds them. */
export async function listMessages(file: string, code: string): Promise<Map<string, CompiledMessage>> {
  const messages = new Map<string, CompiledMessage>();
  if (USES_TEXTS.test(code)) await translateModule(file, code, collectMessages(messages, 'server'));
  return messages;
}

function translateModule(file: string, code: string, messages: PluginObj) {
  return transformAsync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[macros, { linguiConfig: config, stripMessageField: false }], messages],
  });
}

/** Returns the French messages by ID, from the compiled catalog's text. */
export function readCatalog(file: string): Record<string, CompiledMessage> {
  const parsed: { messages: Record<string, CompiledMessage> } = JSON.parse(file);
  return Object.fromEntries(Object.entries(parsed.messages).map(([id, message]) => [id, simplify(message)]));
}

/** A message without values is just text. */
function simplify(message: CompiledMessage): CompiledMessage {
  const [only, ...more] = message;
  return Array.isArray(message) && typeof only === 'string' && more.length === 0 ? only : message;
}

/**
 * Replaces the messages in what the macros made: by compiled ones, or by their places in a script of the browser.
 *
 * @param target the French messages in development, where both languages share the browser's scripts.
 */
function collectMessages(
  english: Map<string, CompiledMessage>,
  target: 'server' | 'browser' | Record<string, CompiledMessage>,
): PluginObj {
  return {
    visitor: {
      Program: {
        // The macros are replaced when the program is entered.
        exit: (program) => program.traverse({ ObjectExpression: replace }),
      },
    },
  };

  function replace(path: NodePath<types.ObjectExpression>): void {
    const id = readText(path.node, 'id');
    const message = readText(path.node, 'message');
    const isMacro = path.node.leadingComments?.some(({ value }) => value === 'i18n') === true;
    if (!isMacro || id === undefined || message === undefined) return;
    const compiled = simplify(compileMessage(message));
    english.set(id, compiled);
    if (target === 'browser' && path.node.properties.length === 2 && replaceWhole(path, placeOf(id))) return;
    const properties = path.node.properties.filter(
      (one) => !isNamed(one, 'message') && !isNamed(one, 'context'),
    );
    const add = (name: string, value: unknown) =>
      properties.push(types.objectProperty(types.identifier(name), types.valueToNode(value)));
    add('message', target === 'browser' ? placeOf(id) : compiled);
    if (typeof target === 'object' && target[id] !== undefined) add('french', target[id]);
    const kept = target === 'browser' ? properties.filter((one) => !isNamed(one, 'id')) : properties;
    path.replaceWith(types.objectExpression(kept));
    path.skip();
  }
}

const placeOf = (id: string) => `@@text:${id}@@`;

function isNamed(property: types.Node, name: string): boolean {
  return types.isObjectProperty(property) && types.isIdentifier(property.key, { name });
}

function readText(object: types.ObjectExpression, name: string): string | undefined {
  const property = object.properties.find((one) => isNamed(one, name));
  return types.isObjectProperty(property) && types.isStringLiteral(property.value)
    ? property.value.value
    : undefined;
}

/** Replaces a call or element whose message has no values by a literal. */
function replaceWhole(path: NodePath<types.ObjectExpression>, place: string): boolean {
  const literal = types.stringLiteral(place);
  const call = path.parentPath;
  if (call.isCallExpression()) {
    call.replaceWith(literal);
    return true;
  }
  const element = path.findParent((parent) => parent.isJSXElement());
  if (element === null) return false;
  const isChild = element.parentPath?.isJSXElement() === true || element.parentPath?.isJSXFragment() === true;
  element.replaceWith(isChild ? types.jsxExpressionContainer(literal) : literal);
  return true;
}

function fillIn(code: string, find: (id: string) => CompiledMessage | undefined): string {
  return code.replace(PLACE, (_place, quote: string | undefined, whole: string | undefined, part: string) => {
    const message = find(whole ?? part) ?? '';
    if (quote !== undefined) return JSON.stringify(message);
    // Inside a longer literal of any kind.
    return String(message).replace(
      /[\\"'`$\n\r\u2028\u2029]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  });
}
