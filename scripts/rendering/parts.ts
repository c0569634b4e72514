/** One painted shape of a drawing. */
export interface Part {
  /** The shape without its paint, inside the groups that place it. */
  readonly wrap: (paint: string) => string;
  readonly isText: boolean;
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  /** How wide the side is that slopes inward to its face, if the drawer says so. */
  readonly slope: number | undefined;
  /** The angle of the axis that it is round about, in degrees from upright in the picture, if the drawer says so. */
  readonly axis: number | undefined;
  /** What two lines along the same path share, as the edge and the face of a rod do. */
  readonly path: string;
}

type Attributes = Readonly<Record<string, string>>;

const PAINT = / (fill|stroke|stroke-width)="[^"]*"/g;

/** Reads the shapes of a drawing in the order in which they are painted. It knows what the drawers write, no more. */
export function readParts(drawing: string): Part[] {
  const groups: { text: string; attributes: Attributes }[] = [];
  const parts: Part[] = [];
  for (const [, end, tag = '', text = '', content = ''] of drawing.matchAll(
    /<(\/?)([a-z]+)([^>]*?)\/?>([^<]*)/g,
  )) {
    if (tag === 'g' && end === '/') groups.pop();
    else if (tag === 'g') groups.push({ text: text.replace(PAINT, ''), attributes: readAttributes(text) });
    else if (end !== '/') {
      const own = readAttributes(text);
      const all: Attributes = Object.assign({}, ...groups.map((group) => group.attributes), own);
      const shape = `<${tag}${text.replace(PAINT, '')}`;
      const open = groups.map((group) => `<g${group.text}>`).join('');
      const close = '</g>'.repeat(groups.length);
      parts.push({
        wrap: (paint) => `${open}${shape} ${paint}>${content}</${tag}>${close}`,
        isText: tag === 'text',
        fill: paintOf(all['fill']),
        stroke: paintOf(all['stroke']),
        strokeWidth: Number(all['stroke-width'] ?? 1),
        slope: own['data-slope'] === undefined ? undefined : Number(own['data-slope']),
        axis: own['data-axis'] === undefined ? undefined : Number(own['data-axis']) + turnOf(open),
        path: own['d'] ?? '',
      });
    }
  }
  return parts;
}

/** How far groups turn what is in them, in degrees. */
function turnOf(groups: string): number {
  return [...groups.matchAll(/rotate\((-?[\d.]+)/g)].reduce((sum, [, degrees]) => sum + Number(degrees), 0);
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function paintOf(value: string | undefined): string | undefined {
  return value === 'none' ? undefined : value;
}
