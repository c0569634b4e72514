import { findMakeName, MAKE_GROUPS, makeValue } from '../../domain/goods/fitment/makes.rules';

/** The options of a make select, including an unknown make in the URL. */
export function MakeOptions({ chosen }: { chosen: string }) {
  const isOther = chosen !== '' && findMakeName(chosen) === undefined;
  return (
    <>
      <option value="">Any make</option>
      {isOther && <option>{chosen}</option>}
      {MAKE_GROUPS.map(({ label, makes }) => (
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
