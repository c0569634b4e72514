interface FilterSelectProps {
  label: string;
  name: string;
  /** Undefined while the list is not filtered by it. */
  value: string | number | undefined;
  /** What not to filter by it is called. */
  any: string;
  /** The value of each choice, and its name. */
  choices: readonly (readonly [string | number, string])[];
}

/** A select in the filter of a list. */
export function FilterSelect({ label, name, value, any, choices }: FilterSelectProps) {
  return (
    <label>
      <span className="field__label">{label}</span>
      <select className="select" name={name} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {choices.map(([choice, choiceName]) => (
          <option key={choice} value={choice}>
            {choiceName}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Things that have an id and a name, as choices. */
export function toChoices(things: readonly { id: number; name: string }[]): [number, string][] {
  return things.map(({ id, name }) => [id, name]);
}
