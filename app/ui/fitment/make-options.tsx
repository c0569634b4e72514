import { findMakeName, MAKE_GROUPS, makeValue } from '../../domain/goods/fitment/makes.rules';

/** The options of a select of makes. A make that the address names and the store does not know is offered too. */
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
