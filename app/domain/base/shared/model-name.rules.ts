import { getLanguage } from '~/i18n/language';

/** Names a model as its maker does in the page's language: '3 Series', in French 'Série 3'. */
export function nameModel(model: string): string {
  return getLanguage() === 'fr-CA' ? model.replace(/^(\w+) Series$/, 'Série $1') : model;
}
