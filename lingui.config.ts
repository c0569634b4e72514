import { defineConfig } from '@lingui/conf';

/** Texts are English in the source. `npm run messages` collects them for translation (decision 0066). */
export default defineConfig({
  locales: ['fr-CA'],
  sourceLocale: 'en',
  catalogs: [{ path: 'app/i18n/locales/{locale}', include: ['app'], exclude: ['**/*.test.*'] }],
  compileNamespace: 'json',
  orderBy: 'origin',
  macro: { corePackage: ['~/i18n/text'], jsxPackage: ['~/i18n/trans'] },
  runtimeConfigModule: { i18n: ['~/i18n/i18n', 'i18n'], Trans: ['~/i18n/translated', 'Trans'] },
});
