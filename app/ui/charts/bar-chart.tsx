import { type ReactNode } from 'react';

import { formatPercent, getScale } from '../../backoffice/dashboard/chart-scale.rules';
import { useHtmlId } from '../use-html-id';

interface BarChartProps {
  title: string;
  description: string;
  bars: { key: string; name: ReactNode; value: number; figure: string }[];
  textOf: (value: number) => string;
  leastStep: number;
}

/**
 * Bars to compare, drawn on the server: each beside its name and its figure, all from one zero. Names and figures are
 * words of the page, so the picture itself is not read out again.
 */
export function BarChart({ title, description, bars, textOf, leastStep }: BarChartProps) {
  const id = useHtmlId();
  const { top, ticks } = getScale(
    bars.map(({ value }) => value),
    leastStep,
  );
  const lines = ticks.map((tick) => (
    <line
      key={tick}
      className={tick === 0 ? 'chart__zero' : 'chart__line'}
      x1={formatPercent(tick, top)}
      x2={formatPercent(tick, top)}
      y1="0"
      y2="100%"
    />
  ));
  return (
    <div
      className="bar-chart"
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <p id={`${id}-title`} className="sr-only">
        {title}
      </p>
      <p id={`${id}-description`} className="sr-only">
        {description}
      </p>
      <ul>
        {bars.map(({ key, name, value, figure }) => (
          <li key={key}>
            <span className="bar-chart__name">{name}</span>
            <span className="bar-chart__figure">{figure}</span>
            <svg className="bar-chart__bar" aria-hidden="true">
              {lines}
              {value > 0 && (
                <rect className="chart__bar" x="0" y="22%" width={formatPercent(value, top)} height="56%" />
              )}
            </svg>
          </li>
        ))}
      </ul>
      <svg className="bar-chart__axis" aria-hidden="true">
        {ticks.map((tick) => (
          <text
            key={tick}
            x={formatPercent(tick, top)}
            y="14"
            textAnchor={tick === 0 ? 'start' : tick === top ? 'end' : 'middle'}
          >
            {textOf(tick)}
          </text>
        ))}
      </svg>
    </div>
  );
}
