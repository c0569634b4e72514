import { FOREIGN_MARKUP, containsArchive, hasDataAfterPicture } from '../catalog/picture-file.rules';

/** What a document may be, by the bytes with which such a file begins. */
const KINDS = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export type DocumentMediaType = (typeof KINDS)[number]['mediaType'];

export const WRONG_TYPE = 'The file is not a PDF, a JPEG or a PNG, whatever it is called';

export const DOCUMENT_WITH_MORE =
  'The file holds something besides the document. Save or scan it anew, and send that';

/** What the bytes are; undefined for anything that is not taken. Name and declared type are not asked. */
export function detectMediaType(bytes: Uint8Array): DocumentMediaType | undefined {
  return KINDS.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.mediaType;
}

/** So much of a file's beginning is read by programs that guess what it is. */
const SNIFF_BYTES = 1024;

/**
 * Whether a file is a document and something else too: a page, a script or an archive that begins or ends with it.
 * Documents are only ever saved, never shown; whoever sends such a thing is told.
 */
export function hasDataAfterDocument(bytes: Uint8Array, mediaType: DocumentMediaType): boolean {
  switch (mediaType) {
    case 'image/jpeg':
      return hasDataAfterPicture(bytes, 'jpeg');
    case 'image/png':
      return hasDataAfterPicture(bytes, 'png');
    case 'application/pdf': {
      const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFF_BYTES));
      return FOREIGN_MARKUP.test(beginning) || containsArchive(bytes);
    }
  }
}

/** The name under which a document is saved: ours, with the ending of what it is. */
export function getDownloadName(document: { kind: string; id: number; mediaType: string }): string {
  const extension = KINDS.find(({ mediaType }) => mediaType === document.mediaType)?.extension ?? 'bin';
  return `${document.kind}-${document.id}.${extension}`;
}

const MAX_NAME_LENGTH = 120;

/** A file's name as text to show: without the folders before it, without what cannot be seen. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return seen.slice(0, MAX_NAME_LENGTH) || 'document';
}

/** '1.2 MB', '340 KB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
