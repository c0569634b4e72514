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
  item: 'figure',
  fields: [
    { name: 'figure', label: 'Figure', type: 'line', hint: 'Such as 50K+' },
    { name: 'label', label: 'What it counts', type: 'line' },
  ],
  most: 6,
});

const rows = (label: string, item: string, fields: readonly ClaimField[]): ClaimGroup => ({
  name: 'rows',
  label,
  item,
  fields,
  most: 24,
});

const EACH_LINE = 'One on each line';

/** All claims of the company, and the cards of the company pages (DESIGN 2). */
export const CLAIM_SETS = {
  store: {
    title: 'Store claims',
    where: 'Header, footer and home page of the store (reading A)',
    fields: [
      { name: 'established', label: 'Established', type: 'line' },
      { name: 'freeShipping', label: 'Free shipping', type: 'line' },
    ],
    groups: [badges, stats('stats', 'Figures')],
  },
  marketing: {
    title: 'Marketing claims',
    where: 'Marketing versions of the home page, and the header of the company pages (reading B)',
    fields: [
      { name: 'motto', label: 'Motto', type: 'line' },
      { name: 'sameDay', label: 'Same-day shipping', type: 'line' },
      { name: 'years', label: 'Years', type: 'line' },
      { name: 'professionals', label: 'Professionals', type: 'line' },
      { name: 'stockingLocations', label: 'Stocking locations', type: 'line' },
    ],
    groups: [badges, stats('stats', 'Figures')],
  },
  heritage: {
    title: 'Company figures',
    where: 'About and Services (reading B, second version)',
    fields: [
      { name: 'founded', label: 'Founded', type: 'line' },
      { name: 'support', label: 'Support', type: 'line' },
    ],
    groups: [stats('aboutStats', 'Figures on About'), stats('servicesStats', 'Figures on Services')],
  },
  hours: {
    title: 'Business hours',
    where: 'Contact',
    fields: [
      { name: 'note', label: 'Note', type: 'line' },
      { name: 'emergency', label: 'Emergency', type: 'line' },
    ],
    groups: [
      {
        name: 'days',
        label: 'Days',
        item: 'row',
        fields: [
          { name: 'day', label: 'Days', type: 'line' },
          { name: 'hours', label: 'Hours', type: 'line' },
        ],
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
        { name: 'name', label: 'Service', type: 'line' },
        { name: 'description', label: 'Description', type: 'text' },
        { name: 'features', label: 'Features', type: 'lines', hint: EACH_LINE },
        { name: 'picture', label: 'Picture', type: 'picture' },
        { name: 'details', label: 'Learn More', type: 'lines', hint: 'A paragraph on each line' },
      ]),
    ],
  },
  market: {
    title: 'Market cards',
    where: 'Services',
    fields: [],
    groups: [
      rows('Market cards', 'market', [
        { name: 'name', label: 'Market', type: 'line' },
        { name: 'description', label: 'Description', type: 'text' },
        { name: 'image', label: 'Picture', type: 'picture' },
        { name: 'keyFeatures', label: 'Key features', type: 'lines', hint: EACH_LINE },
        {
          name: 'anchor',
          label: 'Part of the Solutions page',
          type: 'line',
          hint: 'Where Explore Solutions leads, such as commercial',
          isOptional: true,
        },
      ]),
    ],
  },
  story: {
    title: 'Story',
    where: 'About',
    fields: [],
    groups: [
      rows('Parts of the story', 'part', [
        { name: 'name', label: 'Heading', type: 'line' },
        { name: 'paragraphs', label: 'Text', type: 'lines', hint: 'A paragraph on each line' },
      ]),
    ],
  },
  value: {
    title: 'Values',
    where: 'About',
    fields: [],
    groups: [
      rows('Values', 'value', [
        { name: 'name', label: 'Value', type: 'line' },
        { name: 'description', label: 'Description', type: 'text' },
      ]),
    ],
  },
  timeline: {
    title: 'Timeline',
    where: 'About',
    fields: [],
    groups: [
      rows('Years', 'year', [
        { name: 'name', label: 'Year', type: 'line' },
        { name: 'event', label: 'Event', type: 'text' },
      ]),
    ],
  },
  leader: {
    title: 'Leadership',
    where: 'About',
    fields: [],
    groups: [
      rows('Leaders', 'leader', [
        { name: 'name', label: 'Name', type: 'line' },
        { name: 'title', label: 'Title', type: 'line' },
        { name: 'experience', label: 'Experience', type: 'line' },
        { name: 'background', label: 'Background', type: 'text' },
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
