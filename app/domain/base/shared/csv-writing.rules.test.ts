import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

import { formatCsvCell, formatCsvLine, parseCsvCell } from './csv-writing.rules';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('%j is no formula', (text, cell) => {
    expect(formatCsvCell(text)).toBe(cell);
  });

  it.each([
    ['ND80', 'ND80'],
    ['1-1/8"', '"1-1/8"""'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    [' kept ', '" kept "'],
    ['', ''],
  ])('%j is written so that it is read back', (text, cell) => {
    expect(formatCsvCell(text)).toBe(cell);
  });

  it('that is a number stays one', () => {
    expect([formatCsvCell(0), formatCsvCell(12), formatCsvCell(-3)]).toEqual(['0', '12', '-3']);
  });
});

it('a line is read back by a CSV reader', () => {
  const cells = ['Deadbolt, 2-3/8"', 'two\r\nlines', 'plain', 'é', ''];
  expect(parse(formatCsvLine(cells))).toEqual([cells]);
});

describe('the text of a cell', () => {
  const TEXTS = ['=1+1', "'=1+1", "''=1", "'quoted", "it's", ' -5', "'\t", '\tx', '\r', '-', "'", '', "' @x"];

  it.each(TEXTS)('%j comes back as it was', (text) => {
    const [[cell = ''] = []]: string[][] = parse(`${formatCsvCell(text)},x`, { trim: false });
    expect(parseCsvCell(cell)).toBe(text);
  });

  it.each(['=', '+', '-', '@'])(
    'that begins with an apostrophe before %s is told from one that we wrote',
    (sign) => {
      expect(formatCsvCell(`'${sign}1`)).toBe(`''${sign}1`);
    },
  );
});
