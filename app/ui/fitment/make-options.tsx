import { useRouteLoaderData } from '@remix-run/react';

import { findMakeName, MAKE_GROUPS, makeValue } from '../../domain/goods/fitment/makes.rules';
import { t } from '~/i18n/text';

interface MakeOptionsProps {
  chosen: string;
  /** The make that the words of a search name, which counts while none is chosen. */
  searched?: string | undefined;
}

/** The options of a make select: makes that a product for sale fits, and the one in the URL. */
export function MakeOptions({ chosen, searched }: MakeOptionsProps) {
  const empty = useRouteLoaderData<{ emptyMakes: string[] }>('routes/store/layout')?.emptyMakes ?? [];
  const isOffered = findMakeName(chosen) !== undefined && !empty.includes(chosen);
  return (
    <>
      <option value="">{searched === undefined ? t`Any make` : t`${searched} (searched)`}</option>
      {chosen !== '' && !isOffered && <option value={chosen}>{findMakeName(chosen) ?? chosen}</option>}
      {MAKE_GROUPS.map(({ label, makes }) => ({
        label: label(),
        makes: makes.filter((name) => !empty.includes(makeValue(name))),
      }))
        .filter(({ makes }) => makes.length > 0)
        .map(({ label, makes }) => (
          <optgroup key={label} label={label}>
            {makes.map((name) => (
              <option key={name} value={makeValue(name)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  );
}
