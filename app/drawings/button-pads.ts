import { type ButtonName, glyphs } from './button-glyphs';
import { countOf, type Options } from './options';
import { ink, type Tone } from './palette';
import { box, fineIn } from './shapes';

/** The functions of a remote of which only the number of buttons is known, in their usual order. */
const usual: Readonly<Record<number, readonly ButtonName[]>> = {
  2: ['lock', 'unlock'],
  3: ['lock', 'unlock', 'trunk'],
  4: ['lock', 'unlock', 'trunk', 'panic'],
  5: ['lock', 'unlock', 'trunk', 'start', 'panic'],
  6: ['lock', 'unlock', 'door', 'trunk', 'start', 'panic'],
  7: ['lock', 'unlock', 'left', 'right', 'hatch', 'start', 'panic'],
};

/**
 * The buttons that the `buttons` option asks for: by their functions, 'lock-unlock-panic', or by their number alone.
 *
 * @param most that the kind of picture has room for; it has two at least
 * @param fallback how many when the option is absent or unknown
 */
export function buttonsOf(options: Options, most: number, fallback: number): readonly ButtonName[] {
  const named = (options['buttons'] ?? '').split('-');
  const known = named.filter(isButtonName);
  if (known.length === named.length && known.length >= 2 && known.length <= most) return known;
  return usual[countOf(options, 'buttons', 2, most, fallback)] ?? [];
}

function isButtonName(name: string): name is ButtonName {
  return Object.hasOwn(glyphs, name);
}

/** Where one button of a pad sits, and how round it is. */
export interface ButtonCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** An area that buttons share. */
export interface PadArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Arrange = (area: PadArea, count: number) => ButtonCell[];

const GAP = 5;

/** Rows of as many buttons as each number says, in equal heights. */
function inRows({ x, y, width, height }: PadArea, rows: readonly number[], gap: number, radius: number) {
  const cellHeight = (height - gap * (rows.length - 1)) / rows.length;
  return rows.flatMap((columns, row) => {
    const cellWidth = (width - gap * (columns - 1)) / columns;
    return Array.from({ length: columns }, (_, column): ButtonCell => ({
      x: x + column * (cellWidth + gap),
      y: y + row * (cellHeight + gap),
      width: cellWidth,
      height: cellHeight,
      radius: Math.min(radius, cellWidth / 2, cellHeight / 2),
    }));
  });
}

const single = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Rows of two, the odd one across the last row. */
const double = (count: number): number[] => [
  ...Array.from({ length: Math.floor(count / 2) }, () => 2),
  ...(count % 2 === 1 ? [1] : []),
];

/** Makes each cell the largest circle that it holds. */
const roundOff = (cells: readonly ButtonCell[]): ButtonCell[] =>
  cells.map(({ x, y, width, height }) => {
    const across = Math.min(width, height);
    return {
      x: x + (width - across) / 2,
      y: y + (height - across) / 2,
      width: across,
      height: across,
      radius: across / 2,
    };
  });

/** How the buttons of a remote are arranged. */
const layouts = {
  /** One below the other up to three, otherwise in rows of two. */
  grid: (area, count) => inRows(area, count > 3 ? double(count) : single(count), GAP, 8),
  /** In rows of two from the first on. */
  pairs: (area, count) => inRows(area, double(count), GAP, 12),
  /** One below the other. */
  column: (area, count) => inRows(area, single(count), GAP, 8),
  /** One below the other without gaps, square at their corners. */
  stack: (area, count) => inRows(area, single(count), 2.5, 3),
  /** One below the other, round at their ends. */
  ovals: (area, count) => inRows(area, single(count), GAP, 40),
  /** One below the other, each a circle. */
  discs: (area, count) => roundOff(inRows(area, single(count), 6, 40)),
  /** Circles in rows of two. */
  dots: (area, count) => roundOff(inRows(area, double(count), 4, 40)),
  /** In rows of two that touch, square at their corners. */
  quarters: (area, count) => inRows(area, double(count), 2.5, 3),
  /** The last one small and round at the foot, the others in rows of two. */
  foot: (area, count) => [
    ...inRows({ ...area, height: area.height * 0.76 }, double(count - 1), GAP, 14),
    ...roundOff(inRows({ ...area, y: area.y + area.height * 0.8, height: area.height * 0.2 }, [1], GAP, 40)),
  ],
  /** The first two large and one below the other, the others small below them. */
  lead: (area, count) => {
    const rest = count - 2;
    const large = { ...area, height: area.height * (rest > 0 ? 0.6 : 1) };
    const small = { ...area, y: area.y + area.height * 0.6 + GAP, height: area.height * 0.4 - GAP };
    return [
      ...inRows(large, [1, 1], GAP, 12),
      ...inRows(small, rest > 2 ? double(rest) : [rest], GAP, 40).slice(0, rest),
    ];
  },
} satisfies Record<string, Arrange>;

export type PadLayout = keyof typeof layouts;

/** How the buttons of a pad look. */
export interface PadStyle {
  readonly fill: string;
  readonly line: string;
  readonly glyph: string;
  /** The alarm button and its sign: one of them is red. */
  readonly alarm: { readonly fill: string; readonly glyph: string };
}

const ALARM_FILL = '#b3322d';
/** A red that is seen on black. */
const ALARM_SIGN = '#ff7a70';

function padStyle(fill: string, line: string, isAlarmRed: boolean): PadStyle {
  const alarm = isAlarmRed ? { fill: ALARM_FILL, glyph: '#ffffff' } : { fill, glyph: ALARM_SIGN };
  return { fill, line, glyph: '#ffffff', alarm };
}

/** Buttons of a body's material, lighter than the body. */
export const rubber = (tone: Tone, isAlarmRed = false): PadStyle =>
  padStyle(tone.light, tone.line, isAlarmRed);

/** Buttons darker than the body around them. */
export const sunk = (tone: Tone, isAlarmRed = false): PadStyle => padStyle(tone.deep, tone.line, isAlarmRed);

/** Pale buttons with dark signs. */
export const pale = (tone: Tone): PadStyle => ({
  fill: tone.light,
  line: ink,
  glyph: ink,
  alarm: { fill: tone.light, glyph: ALARM_FILL },
});

/** The largest sign, from its middle to its edge. */
const MAX_SIGN = 15;

/** Divides an area into the cells of a pad. */
export function buttonCells(area: PadArea, count: number, layout: PadLayout): ButtonCell[] {
  return layouts[layout](area, count);
}

/** The buttons of a remote with their functions; the alarm is red. */
export function buttonPad(
  area: PadArea,
  buttons: readonly ButtonName[],
  layout: PadLayout,
  style: PadStyle,
): string {
  return buttonCells(area, buttons.length, layout)
    .map((cell, index) => {
      const button = buttons[index];
      const glyph = button && glyphs[button];
      const isAlarm = button === 'panic';
      const size = Math.min(cell.height * 0.38, cell.width * 0.32, MAX_SIGN);
      const { fill, glyph: sign } = isAlarm ? style.alarm : style;
      return (
        box(cell.x, cell.y, cell.width, cell.height, cell.radius, fill, fineIn(style.line)) +
        (glyph ? glyph(cell.x + cell.width / 2, cell.y + cell.height / 2, size, sign) : '')
      );
    })
    .join('');
}
