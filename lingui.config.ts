import extractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';

/** Modules that have texts to translate. */
export const USES_TEXTS = /from '~\/i18n\/(text|trans)'/;

/** Texts are English in the source. `npm run messages` collects them for translation (decision 0066). */
export default defineConfig({
  locales: ['fr-CA'],
  sourceLocale: 'en',
  catalogs: [{ path: 'app/i18n/locales/{locale}', include: ['app'], exclude: ['app/i18n/*', '**/*.test.*'] }],
  compileNamespace: 'json',
  formatOptions: { lineNumbers: false },
  extractors: [
    {
      match: extractor.match,
      // Most modules have none, and reading them takes two minutes.
      extract: (file, code, ...rest) =>
        USES_TEXTS.test(code) ? extractor.extract(file, code, ...rest) : Promise.resolve(),
    },
  ],
  macro: { corePackage: ['~/i18n/text'], jsxPackage: ['~/i18n/trans'] },
  runtimeConfigModule: { i18n: ['~/i18n/i18n', 'i18n'], Trans: ['~/i18n/translated', 'Trans'] },
});
