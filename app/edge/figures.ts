type Labels = Readonly<Record<string, string>>;

/** A figure as one process has it, or several together: each line of it by its name and labels. */
export interface Figure {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  lines: Record<string, number>;
}

/** What only grows. */
export class Counter {
  readonly figure: Figure;

  constructor(name: string, help: string) {
    this.figure = { name, help, type: 'counter', lines: {} };
  }

  add(labels: Labels = {}): void {
    add(this.figure, lineOf(this.figure.name, labels), 1);
  }
}

/** How often something took how long, in steps. */
export class Histogram {
  readonly figure: Figure;
  readonly #steps: readonly number[];
  /** The lines of each set of labels, written once: it is observed with every request. */
  readonly #lines = new Map<string, { steps: string[]; all: string; sum: string; count: string }>();

  /** @param steps in seconds, the smallest first. */
  constructor(name: string, help: string, steps: readonly number[]) {
    this.figure = { name, help, type: 'histogram', lines: {} };
    this.#steps = steps;
  }

  observe(seconds: number, labels: Labels = {}): void {
    const { steps, all, sum, count } = this.#linesOf(labels);
    for (const [at, step] of this.#steps.entries())
      add(this.figure, steps[at] ?? all, seconds <= step ? 1 : 0);
    add(this.figure, all, 1);
    add(this.figure, sum, seconds);
    add(this.figure, count, 1);
  }

  #linesOf(labels: Labels) {
    const { name } = this.figure;
    const key = lineOf(name, labels);
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const bucket = (le: string) => lineOf(`${name}_bucket`, { ...labels, le });
    const lines = {
      steps: this.#steps.map((step) => bucket(String(step))),
      all: bucket('+Inf'),
      sum: lineOf(`${name}_sum`, labels),
      count: lineOf(`${name}_count`, labels),
    };
    this.#lines.set(key, lines);
    return lines;
  }
}

/** What is read at the moment it is asked for. */
export function gauge(name: string, help: string, values: readonly [Labels, number][]): Figure {
  const lines = Object.fromEntries(values.map(([labels, value]) => [lineOf(name, labels), value]));
  return { name, help, type: 'gauge', lines };
}

/** The figures of several processes as those of one. */
export function addedUp(parts: readonly (readonly Figure[])[]): Figure[] {
  const all = new Map<string, Figure>();
  for (const figure of parts.flat()) {
    const known = all.get(figure.name);
    if (known === undefined) all.set(figure.name, { ...figure, lines: { ...figure.lines } });
    else for (const [line, value] of Object.entries(figure.lines)) add(known, line, value);
  }
  return [...all.values()];
}

/** The text format of Prometheus, version 0.0.4. */
export function prometheusText(figures: readonly Figure[]): string {
  return figures
    .map(({ name, help, type, lines }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...Object.entries(lines).map(([line, value]) => `${line} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
}

function add(figure: Figure, line: string, value: number): void {
  figure.lines[line] = (figure.lines[line] ?? 0) + value;
}

function lineOf(name: string, labels: Labels): string {
  const written = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return written.length === 0 ? name : `${name}{${written.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
