import { useRouteLoaderData } from '@remix-run/react';

import { findMakeName, MAKE_GROUPS, makeValue } from '../../domain/goods/fitment/makes.rules';
import { Trans } from '~/i18n/trans';

/** The options of a make select: makes that a product for sale fits, and the one in the URL. */
export function MakeOptions({ chosen }: { chosen: string }) {
  const empty = useRouteLoaderData<{ emptyMakes: string[] }>('routes/store/layout')?.emptyMakes ?? [];
  const isOffered = findMakeName(chosen) !== undefined && !empty.includes(chosen);
  return (
    <>
      <option value="">
        <Trans>Any make</Trans>
      </option>
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
