/** A keyway: the opening of a cylinder, seen from the front. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" width={40} height={40} aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M20 9a6.2 6.2 0 0 0-3 11.6L15.6 31h8.8L23 20.6A6.2 6.2 0 0 0 20 9z" fill="currentColor" />
    </svg>
  );
}
