import { removeLanguage } from '../i18n/language-path';

/**
 * Returns a path as the router reads it: without language, case, escapes, trailing slashes, or the `.data` of a data request.
 * Any decision by path must use this form.
 */
export function getRoutedPath(path: string): string {
  const parts = removeLanguage(path.replace(/\.data$/, '')).split('/');
  return `/${parts.filter(Boolean).map(decoded).join('/')}`.toLowerCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
