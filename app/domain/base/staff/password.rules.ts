import { DEMO_STAFF } from './staff.schema';

const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;

/** Hint next to the field. */
export const PASSWORD_RULES = `At least ${MIN_PASSWORD} characters. A phrase is easier to remember than random characters.`;

/** Returns why a password isn't allowed; undefined if it is. Case-insensitive. */
export function findPasswordProblem(password: string, username = ''): string | undefined {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return 'Enter a password';
  if (plain === DEMO_STAFF.password) return 'Choose a password other than the demo password';
  if (username !== '' && plain === username.toLowerCase()) return 'Choose a password other than the username';
  if ([...password].length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters`;
  if (password.length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters`;
  // 'aaaaaaaaaaaa' is long but worthless.
  if (new Set(plain).size < 4) return 'Use at least four different characters';
  return undefined;
}
