import type { IconName } from './icon-names';
import sprite from './icons.svg?url';

/** A decorative icon. Where it stands without words, the control around it carries the name. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
