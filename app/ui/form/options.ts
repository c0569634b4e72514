import { Markup, markup } from '../markup/markup';

const END = '</option>';

interface Option {
  value: string;
  name: string;
}

/** An option of a select that is written as text, as its content. */
export function option({ value, name }: Option, chosen: string): Markup {
  return markup`<option${value === chosen && markup` selected=""`} value="${value}">${name}</option>`;
}

/**
 * Options in groups that are always the same: they are written once, and the chosen one is marked in what was written.
 * They follow an option, which a group does not end for every reader of HTML.
 */
export function groupedOptions(groups: { label: string; options: Option[] }[]): (chosen: string) => Markup {
  const all = markup`${groups.map(
    ({ label, options }) =>
      markup`<optgroup label="${label}">${options.map((one) => option(one, ''))}</optgroup>`,
  )}`;
  return (chosen) => {
    const { text: start } = markup`<option value="${chosen}">`;
    return new Markup(END + all.text.replace(start, () => start.replace(/>$/, ' selected="">')));
  };
}
