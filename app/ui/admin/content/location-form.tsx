import { LocationSchema } from '../../../domain/content/locations/location.schema';
import { LOCATION_REGIONS, LOCATION_TYPES } from '../../../domain/content/locations/locations.rules';
import { REGION_GROUPS } from '../../../domain/base/shared/regions.rules';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';

export const locationValidator = editorValidator(LocationSchema);

export const LOCATION_LABELS = {
  name: 'Name',
  type: 'Type',
  region: 'Region',
  address: 'Address',
  city: 'City',
  province: 'Province or state',
  postalCode: 'Postal code',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  services: 'Services',
  specialties: 'Specialties',
  latitude: 'Latitude',
  longitude: 'Longitude',
  sortOrder: 'Sort order',
  isActive: 'Active',
};

/** SPEC 3: every field of a location entry. */
export function LocationFields() {
  return (
    <>
      <fieldset className="panel">
        <legend>Location</legend>
        <div className="field-grid">
          <TextField name="name" whole />
          <SelectField name="type" choices={LOCATION_TYPES.map((type) => [type, type])}>
            <option value="">Choose one</option>
          </SelectField>
          <SelectField
            name="region"
            choices={Object.entries(LOCATION_REGIONS())
              .filter(([region]) => region !== 'all')
              .map(([region, name]) => [region, name])}
          >
            <option value="">Choose one</option>
          </SelectField>
          <TextField name="address" whole />
          <TextField name="city" />
          <SelectField name="province">
            <option value="">Choose one</option>
            {REGION_GROUPS().map(({ label, regions }) => (
              <optgroup key={label} label={label}>
                {regions.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField name="postalCode" isCode />
        </div>
      </fieldset>
      <fieldset className="panel">
        <legend>Contact and hours</legend>
        <div className="field-grid">
          <TextField name="phone" type="tel" inputMode="tel" />
          <TextField name="fax" type="tel" inputMode="tel" optional />
          <TextField name="email" type="email" inputMode="email" />
          <TextField name="weekdays" hint="e.g. 8:00 AM - 6:00 PM" />
          <TextField name="saturday" />
          <TextField name="sunday" />
        </div>
      </fieldset>
      <fieldset className="panel">
        <legend>Services and specialties</legend>
        <div className="field-grid">
          <TextareaField name="services" rows={6} hint="One per line" optional />
          <TextareaField name="specialties" rows={6} hint="One per line" optional />
        </div>
      </fieldset>
      <fieldset className="panel">
        <legend>Map and order</legend>
        <div className="field-grid">
          <TextField name="latitude" inputMode="text" hint="e.g. 43.7032" />
          <TextField name="longitude" inputMode="text" hint="e.g. -79.5871" />
          <TextField
            name="sortOrder"
            inputMode="numeric"
            hint="Lowest first. The contact page shows the first four."
          />
          <CheckboxField name="isActive" label="Active" />
        </div>
      </fieldset>
    </>
  );
}
