import { FilterSelect, toChoices } from '../filter-fields';
import { FilterForm } from '../filter-form';

interface LocationChoiceProps {
  /** The report's own URL. */
  action: string;
  locations: readonly { id: number; name: string }[];
  chosen: number | undefined;
}

/** Chooses the location of a report. */
export function LocationChoice({ action, locations, chosen }: LocationChoiceProps) {
  return (
    <FilterForm action={action} filter={chosen ?? 'all'} className="admin-filter no-print">
      <FilterSelect
        label="Location"
        hidesLabel
        name="location"
        value={chosen}
        any="All locations"
        choices={toChoices(locations)}
      />
      <button type="submit" className="btn">
        Show
      </button>
    </FilterForm>
  );
}
