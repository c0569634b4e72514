import { getDownloadName } from '../domain/goods/documents/document-file.rules';
import type { DocumentFile } from '../domain/goods/documents/documents.queries.server';

/**
 * An uploaded file, to be saved and never shown here: whatever its bytes may say besides, nothing of it runs on this
 * address. The name is ours. That its type is not to be guessed at, the edge says with every answer.
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
