import { randomFillSync } from 'node:crypto';
import type { Request, Response } from 'express';

import { addLanguage, getPathLanguage, type Language } from '../i18n/language-path';
import type { RefusalText } from './refusal-texts';

const ID_BYTES = 9;
/** Random bytes are fetched in bulk: a call per request would cost more than serving a cached page. */
const random = Buffer.alloc(ID_BYTES * 256);
let used = random.length;

/** Returns an ID for a request, for its response and the log. */
export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += ID_BYTES;
  return random.toString('base64url', used - ID_BYTES, used);
}

/**
 * Answers a request that doesn't reach Remix: the API's error object or a short page. Neither repeats anything from the
 * request.
 */
export function refuse(request: Request, response: Response, status: number, text: RefusalText): void {
  const { type, body } = refusal(request.path, status, text, String(response.locals['requestId'] ?? ''));
  response.status(status).setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', REFUSAL_POLICY);
  response.type(type).send(body);
}

/** The Content-Security-Policy of a refusal, which loads nothing. */
export const REFUSAL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Returns the content of a refusal for a path: a page in its language, or the API's error object. */
export function refusal(path: string, status: number, text: RefusalText, requestId: string) {
  if (path !== '/api' && !path.startsWith('/api/'))
    return {
      type: 'text/html; charset=utf-8',
      body: page(getPathLanguage(path), status, text, requestId),
    };
  const besides = path.startsWith('/api/payments/') ? { success: false } : {};
  const body = JSON.stringify({ ...besides, error: getText(text, 'en'), requestId });
  return { type: 'application/json; charset=utf-8', body };
}

function getText(text: RefusalText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

function page(language: Language, status: number, text: RefusalText, requestId: string): string {
  const isFrench = language === 'fr-CA';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} - Keyway Trade Supply</title>
</head>
<body>
<main>
<h1>${status}</h1>
<p>${getText(text, language)}</p>
<p><a href="${addLanguage('/', language)}">${isFrench ? 'Aller au magasin' : 'Go to the store'}</a></p>
<p><small>${isFrench ? 'Demande' : 'Request'} ${requestId}</small></p>
</main>
</body>
</html>
`;
}
