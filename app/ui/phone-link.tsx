interface PhoneLinkProps {
  number: string;
  className?: string;
  /** Accessible name, if the number alone isn't enough. */
  label?: string;
}

/** A link that dials a North American number. */
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
