import { expect, it } from 'vitest';

import { pickChangedSettings, DEFAULT_SETTINGS } from '../../domain/base/settings/settings.rules';
import { getSettings } from './use-settings';

const CHANGED = { ...DEFAULT_SETTINGS, hotline: '1-800-555-0199', approvalHours: 24 };

it('a page carries the settings that were changed, and reads them all', () => {
  const sent = pickChangedSettings(CHANGED);
  expect(sent).toEqual({ hotline: '1-800-555-0199', approvalHours: 24 });
  expect(getSettings({ settings: sent })).toEqual(CHANGED);
});

it('a page of a store that changed none carries none', () => {
  expect(pickChangedSettings(DEFAULT_SETTINGS)).toEqual({});
  expect(getSettings({ settings: {} })).toEqual(DEFAULT_SETTINGS);
});

it.each([undefined, {}, { settings: null }, { settings: { hotline: 7 } }])(
  'a page without settings that can be read has the standard ones: %j',
  (data) => {
    expect(getSettings(data)).toEqual(DEFAULT_SETTINGS);
  },
);
