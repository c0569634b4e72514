import type { Query } from '../../paths';

/** Hidden inputs. Fields without a value are left out. */
export function HiddenFields({ fields }: { fields: Query }) {
  return Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined &&
      value !== null && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
