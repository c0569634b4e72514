import { parse } from 'csv-parse/sync';

import { DomainError } from '../../base/shared/errors';
import { isNotAList } from '../../base/shared/list-files.rules';
import { t } from '~/i18n/text';

export class UnreadableListError extends DomainError {}

const NOT_TEXT = () => t`Upload a CSV or text file. If you have a spreadsheet, save it as CSV first.`;

/**
 * Reads an uploaded list as text, one part per line with tab-separated columns.
 *
 * @param type the media type from the browser.
 * @throws UnreadableListError if the file isn't a text list.
 */
export function readListFile(bytes: Uint8Array, type = ''): string {
  const text = decodeText(bytes);
  if (isNotAList(type, text)) throw new UnreadableListError(NOT_TEXT());
  const firstLine = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const delimiter = ['\t', ';', ','].find((candidate) => firstLine.includes(candidate));
  if (delimiter === undefined || delimiter === '\t') return text;
  try {
    const records: unknown = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    if (!Array.isArray(records)) return text;
    return records
      .filter((record): record is unknown[] => Array.isArray(record))
      .map((record) => record.map((field) => String(field).replace(/\s+/g, ' ').trim()).join('\t'))
      .join('\n');
  } catch {
    // Unclosed quote: fall back to the raw lines.
    return text;
  }
}

function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Excel on Windows writes CSV in the system code page.
    const text = new TextDecoder('windows-1252').decode(bytes);
    // Control characters tell a picture or an archive from a list, so the pattern has to name them.
    // eslint-disable-next-line no-control-regex
    if (!/[\0-\x08\x0e-\x1f]/.test(text)) return text;
  }
  throw new UnreadableListError(NOT_TEXT());
}
