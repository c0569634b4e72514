import { FilterForm } from '../filter-form';

interface LocationChoiceProps {
  /** The report's own address. */
  action: string;
  locations: readonly { id: number; name: string }[];
  chosen: number | undefined;
}

/** Which location a report is about. */
export function LocationChoice({ action, locations, chosen }: LocationChoiceProps) {
  return (
    <FilterForm action={action} shown={chosen ?? 'all'} className="admin-filter no-print">
      <label className="sr-only" htmlFor="location">
        Location
      </label>
      <select className="select" id="location" name="location" defaultValue={chosen ?? ''}>
        <option value="">All locations</option>
        {locations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        Show
      </button>
    </FilterForm>
  );
}
