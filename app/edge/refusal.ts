import type { Request, Response } from 'express';

/**
 * Answers a request that does not reach Remix: the API's error object for programs, a short page for people.
 * Neither carries anything that the request said.
 */
export function refuse(request: Request, response: Response, status: number, sentence: string): void {
  const requestId = String(response.locals['requestId'] ?? '');
  response.status(status).setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (request.path === '/api' || request.path.startsWith('/api/')) {
    const besides = request.path.startsWith('/api/payments/') ? { success: false } : {};
    response.json({ ...besides, error: sentence, requestId });
    return;
  }
  response.type('html').send(page(status, sentence, requestId));
}

function page(status: number, sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} - Keyway Trade Supply</title>
</head>
<body>
<main>
<h1>${status}</h1>
<p>${sentence}</p>
<p><a href="/">Go to the store</a></p>
<p><small>Request ${requestId}</small></p>
</main>
</body>
</html>
`;
}
