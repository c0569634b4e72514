/**
 * A path as the router understands it, which takes any case, escapes, and slashes behind it; data requests end in
 * `.data` and belong where their page does. Whoever decides by a path decides by this one.
 */
export function routedPath(path: string): string {
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
