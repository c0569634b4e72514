import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { ServeStaticOptions } from 'serve-static';

/** The encodings that `scripts/encode-files.js` prepares, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** What the build makes: the plain files, and the same paths once more in a folder for each encoding. */
const PLAIN = 'build/client';
const ENCODED = 'build/encoded';

/**
 * Serves the files of the build, each in the best encoding that was prepared and that the browser takes. Types,
 * ranges, HEAD and 304 are Express's own; the encoded file only stands in for the plain one.
 *
 * @param part the folder in the build; '' for all of it
 */
export function preparedFiles(part: string, options: ServeStaticOptions): RequestHandler {
  const plain = express.static(path.join(PLAIN, part), options);
  const plainPaths = pathsIn(path.join(PLAIN, part));
  const encoded = ENCODINGS.map((encoding) => {
    const root = path.join(ENCODED, encoding, part);
    return { encoding, paths: pathsIn(root), serve: express.static(root, options) };
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    // Most requests are for no file: the disk need not be asked for each of them.
    if (options.fallthrough !== false && !plainPaths.has(unescaped(request.path))) return next();
    const prepared = encoded.filter(({ paths }) => paths.has(request.path));
    if (prepared.length === 0) return void plain(request, response, next);
    response.vary('Accept-Encoding');
    const best = prepared.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
    if (best === undefined) return void plain(request, response, next);
    response.type(path.extname(request.path));
    response.setHeader('Content-Encoding', best.encoding);
    best.serve(request, response, next);
  };
}

function unescaped(name: string): string {
  if (!name.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The files of a folder as a request writes them: '/app-1a2b.css'. */
function pathsIn(root: string): Set<string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(root, name)).isFile());
  return new Set(files.map((name) => `/${name.replaceAll('\\', '/')}`));
}
