interface ListedLocation {
  name: string;
  holdsStock: boolean;
  isDefault: boolean;
}

/** Which locations hold stock, as one text: what a form saw, and what a person reads. The first one ships first. */
export function formatSetting(locations: readonly ListedLocation[]): string {
  const names = locations
    .filter(({ holdsStock }) => holdsStock)
    .map(({ name, isDefault }) => (isDefault ? `${name} (ships first)` : name));
  return names.length === 0 ? 'no location' : names.join(', ');
}
