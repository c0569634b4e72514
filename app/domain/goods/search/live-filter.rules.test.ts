import { expect, it } from 'vitest';

import { isFiltering, matchesLiveFilter, NO_FILTER } from './live-filter.rules';

const item = { name: 'BMW Smart Key, 4 buttons', category: 'automotive-keys transponder', make: 'bmw' };
const all = { text: '', category: '', make: '' };

it.each([
  ['nothing chosen', all, true],
  ['text within the name, whatever the case', { ...all, text: 'sMaRt kEy' }, true],
  ['text with blanks around it', { ...all, text: '  smart ' }, true],
  ['text that begins at a later word', { ...all, text: 'key, 4 b' }, true],
  ['text within a word', { ...all, text: 'mart' }, false],
  ['text that is not in the name', { ...all, text: 'transponder' }, false],
  ['a category within the category', { ...all, category: 'TRANSPONDER' }, true],
  ['a category within the name', { ...all, category: 'buttons' }, true],
  ['a category in neither', { ...all, category: 'safes' }, false],
  ['a make within the make', { ...all, make: 'BM' }, true],
  ['a make within the name', { ...all, make: 'smart' }, true],
  ['a make in neither', { ...all, make: 'ford' }, false],
  ['all three', { text: 'key', category: 'automotive', make: 'bmw' }, true],
  ['two of three', { text: 'key', category: 'automotive', make: 'ford' }, false],
])('an item with %s', (_what, filter, shows) => {
  expect(matchesLiveFilter(item, filter)).toBe(shows);
});

it('matches the start of any word of the name', () => {
  const programmer = { name: 'Autel MaxiIM Programmers', category: 'programmers', make: '' };
  const key = { name: 'Key for Ram 1500 (RAM-1)', category: '', make: '' };
  for (const filter of [
    { ...all, text: 'Ram' },
    { ...all, make: 'ram' },
  ]) {
    expect(matchesLiveFilter(programmer, filter)).toBe(false);
    expect(matchesLiveFilter(key, filter)).toBe(true);
  }
  expect(matchesLiveFilter(programmer, { ...all, text: 'prog' })).toBe(true);
  expect(matchesLiveFilter({ ...key, name: 'Programmer with Ram adapter' }, { ...all, text: 'ram' })).toBe(
    true,
  );
});

it('a filter of blanks asks for nothing', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, text: '  ' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, make: 'ford' })).toBe(true);
});

it('an item without a make shows by its name', () => {
  const plain = { name: 'Ford key blank', category: '', make: '' };
  expect(matchesLiveFilter(plain, { ...all, make: 'ford' })).toBe(true);
});
