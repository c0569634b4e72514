import { containsArchive, FOREIGN_MARKUP, hasDataAfterPicture } from '../catalog/picture-file.rules';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Supported types by their first bytes. */
const KINDS = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

type DocumentMediaType = (typeof KINDS)[number]['mediaType'];

export const WRONG_TYPE = perLanguage(() => t`Upload a PDF, JPEG, or PNG`);

export const DOCUMENT_WITH_MORE = perLanguage(
  () => t`The file contains embedded content. Save or scan it again, then upload it`,
);

/** Detects the type from the bytes; undefined if unsupported. Ignores name and declared type. */
export function detectMediaType(bytes: Uint8Array): DocumentMediaType | undefined {
  return KINDS.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))?.mediaType;
}

/** Programs that sniff types read this many bytes. */
const SNIFF_BYTES = 1024;

/**
 * Returns whether a file is a polyglot: also a page, a script, or an archive. Documents are only downloaded; this
 * only informs the sender.
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

/** Returns the download name with the detected extension. */
export function getDownloadName(document: { kind: string; id: number; mediaType: string }): string {
  const extension = KINDS.find(({ mediaType }) => mediaType === document.mediaType)?.extension ?? 'bin';
  return `${document.kind}-${document.id}.${extension}`;
}

const MAX_NAME_LENGTH = 120;

/** Cleans a file name for display: no folders, no invisible characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return seen.slice(0, MAX_NAME_LENGTH) || 'document';
}
