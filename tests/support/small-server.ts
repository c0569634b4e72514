import type http from 'node:http';
import { text } from 'node:stream/consumers';

export function readBody(request: http.IncomingMessage): Promise<string> {
  return text(request);
}

export function sendJson(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function sendHtml(response: http.ServerResponse, status: number, body: string): void {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mock</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
