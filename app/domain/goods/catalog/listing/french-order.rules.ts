import { getLanguage } from '~/i18n/language';

const collator = new Intl.Collator('fr-CA', { numeric: true });

/** Sorts rows by what a French page shows. Those of an English page are in order already. */
export function sortByFrench<Row>(rows: Row[], nameOf: (row: Row) => string): Row[] {
  if (getLanguage() === 'en') return rows;
  return [...rows].sort((one, other) => collator.compare(nameOf(one), nameOf(other)));
}
