/** The narrowest select shows this many characters. */
const MAX_SHOWN = 16;

/** Repeats a long choice below its select: browsers cut it there. Screen readers read the select. */
export function ChosenText({ children }: { children: string }) {
  if (children.length <= MAX_SHOWN) return null;
  return (
    <span className="chosen-text small" aria-hidden="true">
      {children}
    </span>
  );
}
