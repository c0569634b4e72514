interface PhoneWordProps {
  /** Whether the full name has the word in it: then it is drawn only, and no text browser says it twice. */
  isInName?: boolean;
  children: string;
}

/** What an icon of the header stands for, in a word below it on a phone. */
export function PhoneWord({ isInName = false, children }: PhoneWordProps) {
  return isInName ? (
    <span className="phone-word" data-word={children} />
  ) : (
    <span className="phone-word">{children}</span>
  );
}
