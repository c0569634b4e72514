interface PhoneLinkProps {
  number: string;
  className?: string;
  /** What is called, where the number alone does not say. */
  label?: string;
}

/** A number of North America that a phone dials when it is touched. */
export function PhoneLink({ number, className, label }: PhoneLinkProps) {
  return (
    <a href={toTelHref(number)} className={className} aria-label={label}>
      {number}
    </a>
  );
}

/** '416-555-0110' and '1-416-555-0110' dial the same from anywhere. */
export function toTelHref(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
