import { describe, expect, it } from 'vitest';

import { decodeOptions, encodeOptions } from './picture-code';

describe('the options of a picture in its address', () => {
  it.each([
    [{}],
    [{ finish: '626' }],
    [{ finish: '626', keyway: 'schlage', w: '440' }],
    [{ buttons: 'lock-unlock-trunk-panic', make: 'kia', unheard: 'of' }],
  ])('are the same when they are read again: %j', (options: Record<string, string>) => {
    const { v, ...rest } = encodeOptions(options, '7');
    expect(v).toMatch(/^7(\.([a-z][0-9a-z])+)?$/);
    const { v: read, ...again } = decodeOptions({ v: v ?? '', ...rest });
    expect(again).toEqual(options);
    expect(read).toBe(v);
  });

  it('are letters where they are known, and stay where they are not', () => {
    expect(encodeOptions({ finish: '605', w: '440', color: 'teal' }, '7')).toEqual({
      v: '7.a0',
      w: '440',
      color: 'teal',
    });
  });

  it('keep the letters of earlier versions', () => {
    expect(decodeOptions({ v: '2.ivbc' })).toMatchObject({ form: 'round', make: 'kia' });
    expect(encodeOptions({ form: 'round', make: 'kia' }, '7')).toEqual({ v: '7.ivbc' });
  });

  it.each(['', '7', '7.', '7.zzz', '7.__proto__', '7.<<>>', '.a'])('say nothing in %s', (v) => {
    expect(decodeOptions({ v })).toEqual({ v });
  });
});
