import { icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';

/** On goods that only a buyer with a licence may order. */
export function LicenceBadge() {
  return <span className="badge badge--ink" {...content(wording())} />;
}

/** The same as text. */
export function licenceBadge(): Markup {
  return markup`<span class="badge--ink">${wording()}</span>`;
}

function wording(): Markup {
  return markup`${icon('shield')} Licence required`;
}
