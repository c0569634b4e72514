import { expect, it } from 'vitest';

import { withMeasures } from './measures';
import { toPlain } from './search-text';

it.each([
  ['1-1/8"', ['1.125in']],
  ['1 1/8 inch', ['1.125in']],
  ['1.125 in', ['1.125in']],
  ['1.125”', ['1.125in']],
  ['1⅛ in.', ['1.125in']],
  ['2-3/4', ['2.75in']],
  ['¾"', ['0.75in']],
  ['315 MHz', ['315mhz']],
  ['12/24 VDC', ['12v', '24v']],
  ['12V', ['12v']],
  ['50 mm body', ['50mm']],
  ['600 lbs', ['600lb']],
  ['ND80PD-626', []],
  ['24/7 hotline', []],
  ['1/2/3', []],
  ['A156.2', []],
])('the measures of %j are %j', (text, measures) => {
  expect(withMeasures(toPlain(text)).measures).toEqual(measures);
});

it('leaves the rest of the text, with a bar where the measure stood', () => {
  expect(withMeasures('mortise cylinder 1-1/8" sc1').rest.split(/\s+/)).toEqual([
    'mortise',
    'cylinder',
    '|',
    'sc1',
  ]);
});
