import { t } from '~/i18n/text';
/** The signed-in account's name. A slot of cached pages, so its HTML must depend only on its props. */
export function AccountName({ name }: { name: string }) {
  return <span className="site-header__account-name">{name === '' ? t`Your account` : name}</span>;
}
