import { formatPercent, getScale } from '../../backoffice/dashboard/chart-scale.rules';
import { useHtmlId } from '../use-html-id';

interface ColumnChartProps {
  title: string;
  description: string;
  columns: { key: string; value: number; label: string }[];
  /** Keys below which the axis says where one is; the minor ones only where there is room. */
  marks: { key: string; text: string; isMinor: boolean }[];
  textOf: (value: number) => string;
  leastStep: number;
}

/** In pixels. The height is fixed, so that the text isn't scaled. */
const PLOT_HEIGHT = 180;
const ABOVE = 10;
const BELOW = 26;
/** Width of a column, as a percentage of its slot. */
const FILLED = 72;

/** Columns over time, drawn on the server. The axis starts at zero. */
export function ColumnChart({ title, description, columns, marks, textOf, leastStep }: ColumnChartProps) {
  const id = useHtmlId();
  const { top, ticks } = getScale(
    columns.map(({ value }) => value),
    leastStep,
  );
  const heightOf = (value: number) => (value / top) * PLOT_HEIGHT;
  const lineOf = (tick: number) => ABOVE + PLOT_HEIGHT - heightOf(tick);
  const middleOf = (index: number) => formatPercent(index + 0.5, columns.length);
  return (
    <div className="column-chart">
      <svg className="column-chart__axis" height={ABOVE + PLOT_HEIGHT + BELOW} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={lineOf(tick)} dy="0.32em" textAnchor="end">
            {textOf(tick)}
          </text>
        ))}
      </svg>
      <svg
        className="column-chart__plot"
        height={ABOVE + PLOT_HEIGHT + BELOW}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? 'chart__zero' : 'chart__line'}
            x1="0"
            x2="100%"
            y1={lineOf(tick)}
            y2={lineOf(tick)}
          />
        ))}
        {columns.map(({ key, value, label }, index) => (
          <g key={key}>
            {value > 0 && (
              <rect
                className="chart__bar"
                x={formatPercent(index + (100 - FILLED) / 200, columns.length)}
                width={formatPercent(FILLED / 100, columns.length)}
                y={lineOf(value)}
                height={heightOf(value)}
              />
            )}
            {/* The whole place of a column says what it is, so that a low one can be pointed at too. */}
            <rect
              className="chart__place"
              x={formatPercent(index, columns.length)}
              width={formatPercent(1, columns.length)}
              y={ABOVE}
              height={PLOT_HEIGHT}
            >
              <title>{label}</title>
            </rect>
          </g>
        ))}
        {marks.map(({ key, text, isMinor }) => {
          const index = columns.findIndex((column) => column.key === key);
          const anchor = index === 0 ? 'start' : index === columns.length - 1 ? 'end' : 'middle';
          const x = { start: '0%', middle: middleOf(index), end: '100%' }[anchor];
          return (
            <g key={key} className={isMinor ? 'chart__minor' : undefined}>
              <line
                className="chart__zero"
                x1={middleOf(index)}
                x2={middleOf(index)}
                y1={ABOVE + PLOT_HEIGHT}
                y2={ABOVE + PLOT_HEIGHT + 5}
              />
              <text x={x} y={ABOVE + PLOT_HEIGHT + 20} textAnchor={anchor}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
