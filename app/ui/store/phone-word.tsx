interface PhoneWordProps {
  /** Whether the full name, which isn't shown on a phone, has the word in it. */
  isInName?: boolean;
  children: string;
}

/** What an icon of the header stands for, in a word below it on a phone. */
export function PhoneWord({ isInName = false, children }: PhoneWordProps) {
  return (
    <span className="phone-word" aria-hidden={isInName}>
      {children}
    </span>
  );
}
