/** What a document may be, by the bytes with which such a file begins. */
const KINDS = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export type DocumentMediaType = (typeof KINDS)[number]['mediaType'];

export const WRONG_TYPE = 'The file is not a PDF, a JPEG or a PNG, whatever it is called';

/** What the bytes are; undefined for anything that is not taken. Name and declared type are not asked. */
export function mediaTypeOf(bytes: Uint8Array): DocumentMediaType | undefined {
  return KINDS.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.mediaType;
}

/** The name under which a document is saved: ours, with the ending of what it is. */
export function savedNameOf(document: { kind: string; id: number; mediaType: string }): string {
  const extension = KINDS.find(({ mediaType }) => mediaType === document.mediaType)?.extension ?? 'bin';
  return `${document.kind}-${document.id}.${extension}`;
}

const LONGEST_NAME = 120;

/** A file's name as text to show: without the folders before it, without what cannot be seen. */
export function shownNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return seen.slice(0, LONGEST_NAME) || 'document';
}

/** '1.2 MB', '340 KB'. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
