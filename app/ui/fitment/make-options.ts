import { findMakeName, MAKE_GROUPS, makeValue } from '../../domain/goods/fitment/makes.rules';
import { groupedOptions, option } from '../form/options';
import { markup, type Markup } from '../markup/markup';

const GROUPS = groupedOptions(
  MAKE_GROUPS.map(({ label, makes }) => ({
    label,
    options: makes.map((name) => ({ value: makeValue(name), name })),
  })),
);

/** What a select of makes offers. A make that the address has and the store does not is offered as well. */
export function makeOptions(chosen: string): Markup {
  const isOther = chosen !== '' && findMakeName(chosen) === undefined;
  return markup`
    ${option({ value: '', name: 'Any make' }, chosen)}
    ${isOther && option({ value: chosen, name: chosen }, chosen)}
    ${GROUPS(chosen)}`;
}
