/** A claim field: one line, a few sentences, a list with one item per line, or an illustration. */
export interface ClaimField {
  name: string;
  label: string;
  type: 'line' | 'text' | 'lines' | 'picture';
  hint?: string;
  isOptional?: boolean;
}

/** Rows that staff add, remove, and reorder. */
export interface ClaimGroup {
  name: string;
  label: string;
  /** Singular name: 'badge'. */
  item: string;
  fields: readonly ClaimField[];
  most: number;
}

export interface ClaimSet {
  title: string;
  /** Where visitors see it. */
  where: string;
  fields: readonly ClaimField[];
  groups: readonly ClaimGroup[];
}

const line = (name: string, label: string): ClaimField => ({ name, label, type: 'line' });
const text = (name: string, label: string): ClaimField => ({ name, label, type: 'text' });
const picture = (name: string, label: string): ClaimField => ({ name, label, type: 'picture' });
const lines = (name: string, label: string, hint = 'One per line'): ClaimField => ({
  name,
  label,
  type: 'lines',
  hint,
});
const paragraphs = (name: string, label: string) => lines(name, label, 'One paragraph per line');

const badges: ClaimGroup = {
  name: 'badges',
  label: 'Badges',
  item: 'badge',
  fields: [{ name: 'text', label: 'Badge', type: 'line' }],
  most: 6,
};

const stats = (name: string, label: string): ClaimGroup => ({
  name,
  label,
  item: 'stat',
  fields: [
    { name: 'figure', label: 'Figure', type: 'line', hint: 'e.g. 50K+' },
    { name: 'label', label: 'Label', type: 'line' },
  ],
  most: 6,
});

/** Cards or rows of a company page. */
const rows = (label: string, item: string, fields: readonly ClaimField[]): ClaimGroup => ({
  name: 'rows',
  label,
  item,
  fields,
  most: 24,
});

/** All claims of the company, and the cards of the company pages (DESIGN 2). */
export const CLAIM_SETS = {
  store: {
    title: 'Store claims',
    where: 'Store header, footer, and home page',
    fields: [line('established', 'Established'), line('freeShipping', 'Free shipping')],
    groups: [badges, stats('stats', 'Stats')],
  },
  marketing: {
    title: 'Marketing claims',
    where: 'Marketing home pages and company page headers',
    fields: [
      line('motto', 'Motto'),
      line('sameDay', 'Same-day shipping'),
      line('years', 'Years'),
      line('professionals', 'Professionals'),
      line('stockingLocations', 'Stocking locations'),
    ],
    groups: [badges, stats('stats', 'Stats')],
  },
  heritage: {
    title: 'Company stats',
    where: 'About and Services',
    fields: [line('founded', 'Founded'), line('support', 'Support')],
    groups: [stats('aboutStats', 'About stats'), stats('servicesStats', 'Services stats')],
  },
  hours: {
    title: 'Business hours',
    where: 'Contact',
    fields: [line('note', 'Note'), line('emergency', 'Emergency')],
    groups: [
      {
        name: 'days',
        label: 'Days',
        item: 'row',
        fields: [line('day', 'Days'), line('hours', 'Hours')],
        most: 7,
      },
    ],
  },
  service: {
    title: 'Service cards',
    where: 'Services',
    fields: [],
    groups: [
      rows('Service cards', 'service', [
        line('name', 'Service'),
        text('description', 'Description'),
        lines('features', 'Features'),
        picture('picture', 'Picture'),
        paragraphs('details', 'Learn More'),
      ]),
    ],
  },
  market: {
    title: 'Market cards',
    where: 'Services',
    fields: [],
    groups: [
      rows('Market cards', 'market', [
        line('name', 'Market'),
        text('description', 'Description'),
        picture('image', 'Picture'),
        lines('keyFeatures', 'Key features'),
        {
          name: 'anchor',
          label: 'Solutions page anchor',
          type: 'line',
          hint: 'e.g. commercial',
          isOptional: true,
        },
      ]),
    ],
  },
  story: {
    title: 'Story',
    where: 'About',
    fields: [],
    groups: [rows('Story sections', 'section', [line('name', 'Heading'), paragraphs('paragraphs', 'Text')])],
  },
  value: {
    title: 'Values',
    where: 'About',
    fields: [],
    groups: [rows('Values', 'value', [line('name', 'Value'), text('description', 'Description')])],
  },
  timeline: {
    title: 'Timeline',
    where: 'About',
    fields: [],
    groups: [rows('Years', 'year', [line('name', 'Year'), text('event', 'Event')])],
  },
  leader: {
    title: 'Leadership',
    where: 'About',
    fields: [],
    groups: [
      rows('Leaders', 'leader', [
        line('name', 'Name'),
        line('title', 'Title'),
        line('experience', 'Experience'),
        text('background', 'Background'),
      ]),
    ],
  },
} as const satisfies Record<string, ClaimSet>;

export type ClaimSetName = keyof typeof CLAIM_SETS;

export function isClaimSet(name: string): name is ClaimSetName {
  return Object.hasOwn(CLAIM_SETS, name);
}

export type ClaimRow = Record<string, string>;

/** A set as form values. */
export type ClaimsDoc = Record<string, string | ClaimRow[]>;

/** Reads a set from a form, valid or not; rows by number. */
export function parseClaimsForm(set: ClaimSet, entries: Iterable<[string, unknown]>): ClaimsDoc {
  const sent = new Map(entries);
  const textOf = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const doc: ClaimsDoc = {};
  for (const { name } of set.fields) doc[name] = textOf(name);
  for (const { name: group, fields, most } of set.groups) {
    const list: ClaimRow[] = [];
    for (let row = 0; row < most && fields.some(({ name }) => sent.has(`${group}[${row}].${name}`)); row += 1)
      list.push(Object.fromEntries(fields.map(({ name }) => [name, textOf(`${group}[${row}].${name}`)])));
    doc[group] = list;
  }
  return doc;
}

/** Parses a row button's value: 'up badges 2', 'add stats'. */
type RowStep = NonNullable<ReturnType<typeof parseRowStep>>;

export function parseRowStep(intent: string) {
  const [, action, group = '', row = '0'] = /^(add|remove|up|down) (\w+)(?: (\d{1,2}))?$/.exec(intent) ?? [];
  if (action !== 'add' && action !== 'remove' && action !== 'up' && action !== 'down') return undefined;
  return { action, group, row: Number(row) };
}

/** Applies a row button. @returns the set, and the row to focus. */
export function applyRowStep(set: ClaimSet, doc: ClaimsDoc, { action, group: name, row }: RowStep) {
  const group = set.groups.find((one) => one.name === name);
  const rows = doc[name];
  if (group === undefined || !Array.isArray(rows)) return { doc, focus: undefined };
  const first = group.fields[0]?.name ?? '';
  const changed = [...rows];
  let next = row;
  if (action === 'add' && rows.length < group.most) {
    changed.push(Object.fromEntries(group.fields.map((field) => [field.name, ''])));
    next = changed.length - 1;
  }
  if (action === 'remove') {
    changed.splice(row, 1);
    next = Math.min(row, changed.length - 1);
  }
  if (action === 'up' || action === 'down') {
    const target = row + (action === 'up' ? -1 : 1);
    const [moved, other] = [rows[row], rows[target]];
    if (moved !== undefined && other !== undefined) {
      changed[row] = other;
      changed[target] = moved;
      next = target;
    }
  }
  return {
    doc: { ...doc, [name]: changed },
    focus: changed.length === 0 ? undefined : `${name}[${next}].${first}`,
  };
}
