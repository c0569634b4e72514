/**
 * Returns a path as the router reads it: without case, escapes, trailing slashes, or the `.data` of a data request. Any
 * decision by path must use this form.
 */
export function getRoutedPath(path: string): string {
  const parts = path.replace(/\.data$/, '').split('/');
  return `/${parts.filter(Boolean).map(decoded).join('/')}`.toLowerCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
