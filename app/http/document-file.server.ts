import { getDownloadName } from '../domain/goods/documents/document-file.rules';
import type { DocumentFile } from '../domain/goods/documents/documents.queries.server';

/**
 * Responds with an uploaded file as a download with our own name. It is never displayed, so nothing in it runs on
 * this origin. The edge adds `nosniff`.
 */
export function createDocumentDownload(file: DocumentFile): Response {
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(file.bytes.length),
      'Content-Disposition': `attachment; filename="${getDownloadName(file)}"`,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
}
