import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';

import { DomainError } from '../../domain/base/shared/errors';
import type { FileRecord } from './item-cells.rules';

/** The file isn't a readable list. The message says what to do. */
export class UnreadableFileError extends DomainError {}

export const NOT_TEXT = 'This isn’t a CSV file. Save it as CSV UTF-8 and upload it again.';

/** A longer line means that a quotation mark is never closed. */
const MAX_RECORD = 200_000;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export function isEncoding(value: string): value is Encoding {
  return ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'].includes(value);
}

/**
 * Detects the text encoding.
 *
 * @throws UnreadableFileError if it isn't text, such as a spreadsheet's own format.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableFileError(NOT_TEXT);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return canDecode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return canDecode(bytes, 'utf-16be');
  try {
    return canDecode(bytes, 'utf-8');
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    // Excel on Windows writes CSV in the local code page.
    return canDecode(bytes, 'windows-1252');
  }
}

const CHUNK_BYTES = 1 << 20;

/** Checks that all bytes can be decoded, chunk by chunk to save memory. */
function canDecode(bytes: Uint8Array, encoding: Encoding): Encoding {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const text = decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    // Binary files such as pictures and archives contain control characters.
    // eslint-disable-next-line no-control-regex
    if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new UnreadableFileError(NOT_TEXT);
  }
  decoder.decode();
  return encoding;
}

/** Detects the delimiter: the most frequent of comma, semicolon, and tab in the first line. */
export function detectDelimiter(text: string): string {
  const first = /^\uFEFF?(?:[^\r\n"]|"(?:[^"]|"")*")*/.exec(text)?.[0] ?? '';
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const countOf = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/**
 * Streams the lines of a file.
 *
 * @throws UnreadableFileError if a quotation mark is never closed.
 */
export async function* readRecords(
  parts: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: { encoding: Encoding; delimiter: string },
): AsyncGenerator<FileRecord & { bytes: number }> {
  let bytes = 0;
  async function* texts() {
    const decoder = new TextDecoder(encoding);
    for await (const part of parts) {
      bytes += part.length;
      yield decoder.decode(part, { stream: true });
    }
    yield decoder.decode();
  }
  // The parser reads ahead, so an error's line is counted here.
  let parsedLines = 0;
  const parser = parse({
    delimiter,
    // Concatenated files may have mixed line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (record, { lines }) => {
      parsedLines = lines;
      return record;
    },
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD,
  });
  // Errors surface in the parser, which is read below.
  pipeline(Readable.from(texts(), { highWaterMark: 1 }), parser, () => undefined);
  let line = 1;
  try {
    for await (const parsed of parser) {
      const { record, info } = Parsed.parse(parsed);
      yield { line, cells: record, bytes };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableFileError(
        `The file can’t be read starting at line ${parsedLines + 1}: a quotation mark isn’t closed, or the line is too long. ` +
          'Nothing was changed. Fix that line, or save the file as CSV again.',
      );
    throw error;
  }
}
