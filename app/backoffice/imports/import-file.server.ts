import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';

import { DomainError } from '../../domain/base/shared/errors';
import type { FileRecord } from './import-items.rules';

/** The file is no list that can be read. The message says what to do. */
export class UnreadableFileError extends DomainError {}

export const NOT_TEXT =
  'That file is not a list of text. Save it as CSV (in a spreadsheet: Save As, CSV UTF-8) and send that file.';

/** More than one line of a list ever holds: a longer one is a quotation mark that is not closed. */
const MAX_RECORD = 200_000;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export function isEncoding(value: string): value is Encoding {
  return ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'].includes(value);
}

/**
 * In which writing the bytes are text.
 *
 * @throws UnreadableFileError when they are none, as those of a spreadsheet's own file.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableFileError(NOT_TEXT);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return canDecode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return canDecode(bytes, 'utf-16be');
  try {
    return canDecode(bytes, 'utf-8');
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    // Excel on Windows writes its CSV in the code page of the country.
    return canDecode(bytes, 'windows-1252');
  }
}

const CHUNK_BYTES = 1 << 20;

/** Decodes all of it, part by part, and keeps nothing. */
function canDecode(bytes: Uint8Array, encoding: Encoding): Encoding {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const text = decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    // Control characters tell a picture or an archive from a list, so the pattern has to name them.
    // eslint-disable-next-line no-control-regex
    if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new UnreadableFileError(NOT_TEXT);
  }
  decoder.decode();
  return encoding;
}

/** What stands between the cells: of the comma, the semicolon and the tab the one that the first line has most of. */
export function detectDelimiter(text: string): string {
  const first = /^\uFEFF?(?:[^\r\n"]|"(?:[^"]|"")*")*/.exec(text)?.[0] ?? '';
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const countOf = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/**
 * The lines of a list, one by one, however long it is.
 *
 * @throws UnreadableFileError where a quotation mark is never closed.
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
  // The parser is ahead of whoever reads it, and what it is ahead is lost when it breaks off.
  let parsedLines = 0;
  const parser = parse({
    delimiter,
    // A list that was put together from others may end its lines in more than one way.
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
  // What goes wrong on the way comes out of the parser, which is read below.
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
        `The file cannot be read from line ${parsedLines + 1} on: a quotation mark there is never closed, or the line is too long. ` +
          'Nothing was changed. Mend that line, or save the file as CSV again.',
      );
    throw error;
  }
}
