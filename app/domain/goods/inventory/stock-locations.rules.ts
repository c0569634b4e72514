interface ListedLocation {
  name: string;
  holdsStock: boolean;
  isDefault: boolean;
}

/** Formats the stocking locations as text, default first, for display and as a fingerprint. */
export function formatSetting(locations: readonly ListedLocation[]): string {
  const names = locations
    .filter(({ holdsStock }) => holdsStock)
    .map(({ name, isDefault }) => (isDefault ? `${name} (ships first)` : name));
  return names.length === 0 ? 'no location' : names.join(', ');
}
