import { describe, expect, it } from 'vitest';

import { readListFile, UnreadableListError } from './list-file.server';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('an uploaded list', () => {
  it.each([
    ['SKU,QTY\nA-1,2', 'SKU\tQTY\nA-1\t2'],
    ['"SKU";"QTY"\r\n"A;1";2\r\n', 'SKU\tQTY\nA;1\t2'],
    ['SKU,Note,QTY\nA-1,"two\nlines",3', 'SKU\tNote\tQTY\nA-1\ttwo lines\t3'],
    ['\uFEFFSKU,QTY\nA-1,2', 'SKU\tQTY\nA-1\t2'],
    ['A-1\t2\nB-2\t3', 'A-1\t2\nB-2\t3'],
    ['A-1 2', 'A-1 2'],
    ['', ''],
    // A quote that never closes keeps its lines.
    ['A,"1\nB,2', 'A,"1\nB,2'],
  ])('%j', (text, lines) => {
    expect(readListFile(bytes(text))).toBe(lines);
  });

  it('of Excel is read in its two other encodings', () => {
    expect(readListFile(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x09, 0, 0x32, 0]))).toBe('A\t2');
    expect(readListFile(new Uint8Array([0x53, 0xe9, 0x2c, 0x32]))).toBe('Sé\t2');
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0xff])],
    ['text with a nul', bytes('A-1\0')],
    ['a page', bytes('<!doctype html>\n<p>A-1 2</p>')],
  ])('that is %s is refused in words', (_what, file) => {
    expect(() => readListFile(file)).toThrow(UnreadableListError);
    expect(() => readListFile(file)).toThrow(/Upload a CSV or text file/);
  });
});
