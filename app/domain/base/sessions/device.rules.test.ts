import { expect, it } from 'vitest';

import { describeDevice } from './device.rules';

const MOZILLA = 'Mozilla/5.0';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome on Windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${MOZILLA} (Linux; Android 10; K) ${KIT} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Chrome on ChromeOS', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/130.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${MOZILLA} (Windows NT 10.0) ${KIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
  ['Opera on Linux', `${MOZILLA} (X11; Linux x86_64) ${KIT} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  [
    'Samsung Internet on Android',
    `${MOZILLA} (Linux; Android 10; K) ${KIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Linux', `${MOZILLA} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`],
  ['Safari on macOS', `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.0 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${KIT} Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPad',
    `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${KIT} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  ],
  ['', 'curl/8.5.0'],
  ['', null],
])('names %j', (name, userAgent) => {
  expect(describeDevice(userAgent)).toBe(name);
});
