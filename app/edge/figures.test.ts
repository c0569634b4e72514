import { expect, it } from 'vitest';

import { addedUp, Counter, gauge, Histogram, prometheusText } from './figures';

it('are written as Prometheus reads them, those of several processes as one', () => {
  const process = () => {
    const counter = new Counter('asked_total', 'Asked.');
    counter.add({ route: '/a"\\\n' });
    const histogram = new Histogram('took_seconds', 'Took.', [0.1, 1]);
    histogram.observe(0.25, { route: '/' });
    histogram.observe(2.5, { route: '/' });
    return [counter.figure, histogram.figure];
  };
  const one = [...process(), gauge('memory', 'Memory.', [[{ worker: '1' }, 5]])];
  const other = [...process(), gauge('memory', 'Memory.', [[{ worker: '2' }, 7]])];
  expect(prometheusText(addedUp([one, other]))).toBe(`# HELP asked_total Asked.
# TYPE asked_total counter
asked_total{route="/a\\"\\\\\\n"} 2
# HELP took_seconds Took.
# TYPE took_seconds histogram
took_seconds_bucket{route="/",le="0.1"} 0
took_seconds_bucket{route="/",le="1"} 2
took_seconds_bucket{route="/",le="+Inf"} 4
took_seconds_sum{route="/"} 5.5
took_seconds_count{route="/"} 4
# HELP memory Memory.
# TYPE memory gauge
memory{worker="1"} 5
memory{worker="2"} 7
`);
  // What was added up stays as it was.
  expect(one[0]?.lines).toEqual({ 'asked_total{route="/a\\"\\\\\\n"}': 1 });
});
