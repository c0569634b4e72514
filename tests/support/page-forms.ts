/** A field of a form, as it would be sent without a change. */
export interface FormField {
  name: string;
  /** 'text', 'email', 'hidden', 'select', 'textarea', …; of a button 'submit'. */
  type: string;
  value: string;
  /** Whether it would be sent without a change: a box that is not ticked would not. */
  isSent: boolean;
}

/** A form of a page. */
export interface PageForm {
  method: 'get' | 'post';
  /** Where it leads, with the query. */
  action: string;
  isMultipart: boolean;
  fields: FormField[];
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };

/** Text of a page as it is read. */
export function decoded(html: string): string {
  return html.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The forms that stand in a page, with their fields; those of fields elsewhere in the page too. */
export function formsIn(html: string, path: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', inside = '']) => {
    const own = attributesOf(head);
    const id = own.get('id');
    const outside = id === undefined ? '' : elementsOfForm(html, id);
    return {
      method: own.get('method')?.toLowerCase() === 'post' ? 'post' : 'get',
      action: own.get('action') ?? path,
      isMultipart: own.get('enctype') === 'multipart/form-data',
      fields: fieldsIn(inside + outside),
    };
  });
}

/** What is sent when a form is sent as it stands, by its first button; with these changes. */
export function sentBy(form: PageForm, changes: Record<string, string> = {}): URLSearchParams {
  const sent = new URLSearchParams();
  let hasButton = false;
  for (const { name, type, value, isSent } of form.fields) {
    if (!isSent || (type === 'submit' && hasButton)) continue;
    hasButton ||= type === 'submit';
    sent.append(name, value);
  }
  for (const [name, value] of Object.entries(changes)) sent.set(name, value);
  return sent;
}

function elementsOfForm(html: string, id: string): string {
  const tags = html.match(/<(input|button|textarea|select)\b[^>]*>/g) ?? [];
  return tags.filter((tag) => attributesOf(tag).get('form') === id).join('');
}

function fieldsIn(html: string): FormField[] {
  const fields: FormField[] = [];
  for (const [, area, areaHead = '', inside = '', tag, tagHead = ''] of html.matchAll(ELEMENTS)) {
    const own = attributesOf(area === undefined ? tagHead : areaHead);
    const name = own.get('name');
    if (name === undefined || own.has('disabled')) continue;
    if (tag === 'input') fields.push(inputOf(name, own));
    else if (tag === 'button')
      fields.push({ name, type: 'submit', value: own.get('value') ?? '', isSent: true });
    else if (area === 'select') fields.push({ name, type: area, value: chosenIn(inside), isSent: true });
    else fields.push({ name, type: 'textarea', value: decoded(inside), isSent: true });
  }
  return fields;
}

const ELEMENTS = /<(?:(select|textarea)\b([^>]*)>([\s\S]*?)<\/\1>|(input|button)\b([^>]*)>)/g;

function inputOf(name: string, own: Map<string, string>): FormField {
  const type = own.get('type') ?? 'text';
  const isBox = type === 'checkbox' || type === 'radio';
  const value = own.get('value') ?? (isBox ? 'on' : '');
  return { name, type, value, isSent: type !== 'file' && (!isBox || own.has('checked')) };
}

function chosenIn(select: string): string {
  const options = [...select.matchAll(/<option\b([^>]*)>/g)].map(([, head = '']) => attributesOf(head));
  const chosen = options.find((option) => option.has('selected')) ?? options[0];
  return chosen?.get('value') ?? '';
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value, word = ''] of tag.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|([\w-]+)))?/g))
    found.set(name.toLowerCase(), decoded(value ?? word));
  return found;
}
