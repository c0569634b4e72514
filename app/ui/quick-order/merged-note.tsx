import { t } from '~/i18n/text';

/** More than a line has room for. */
const MANY = 8;

/** Says which quantities of a list were added up, as '5 + 3'. */
export function MergedNote({ quantities }: { quantities: readonly number[] }) {
  const { length: count } = quantities;
  const sum = [...quantities.slice(0, MANY), ...(count > MANY ? ['…'] : [])].join(' + ');
  return <span className="small muted block">{t`Combined from ${count} lines: ${sum}`}</span>;
}
