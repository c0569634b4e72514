import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { EnvError, readEnv } from './env.server';

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'x'.repeat(32);
const demo = { DATABASE_URL: `file:${folder}/store.db` };

describe('the environment', () => {
  it('has defaults for everything in a demo', () => {
    expect(readEnv({ SESSION_SECRET: secret })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'file:./data/store.db',
      demo: true,
      appUrl: undefined,
      trustProxy: 0,
      apiCorsOrigins: [],
      rateLimits: true,
      privateWebhooks: false,
      privatePictures: false,
      webConcurrency: 1,
      metricsToken: undefined,
      logLevel: 'info',
      logAddresses: 'full',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ ...demo, PORT: '', DEMO: '', LOG_LEVEL: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/store'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '65'],
    ['WEB_CONCURRENCY', '1.5'],
    ['WEB_CONCURRENCY', 'all'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', `${'x'.repeat(32)} y`],
    ['SESSION_SECRET', 'short'],
    ['DEMO', 'yes'],
    ['APP_URL', 'store.example'],
    ['APP_URL', 'https://store.example/shop'],
    ['TRUST_PROXY', 'many'],
    ['ZELLE_EMAIL', 'nobody'],
    ['ETRANSFER_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:port'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Keyway <orders@store.example>, eve@spy.example'],
    ['API_CORS_ORIGINS', '*'],
    ['API_CORS_ORIGINS', 'null'],
    ['API_CORS_ORIGINS', 'https://app.example, *'],
    ['API_CORS_ORIGINS', 'https://app.example,null'],
    ['API_CORS_ORIGINS', 'app.example'],
    ['API_CORS_ORIGINS', 'https://app.example/page'],
    ['API_CORS_ORIGINS', 'https://app.example?a=1'],
    ['API_CORS_ORIGINS', 'https://*.app.example'],
    ['API_CORS_ORIGINS', 'https://ann@app.example'],
    ['API_CORS_ORIGINS', 'https://app.example https://erp.example'],
    ['API_CORS_ORIGINS', 'ftp://app.example'],
    ['RATE_LIMITS', 'maybe'],
    ['WEBHOOK_PRIVATE_ADDRESSES', 'yes'],
    ['PICTURE_PRIVATE_ADDRESSES', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['FRENCH', 'yes'],
    ['LOG_ADDRESSES', 'some'],
  ])('with %s=%s stops the start with one line that names it', (name, value) => {
    const read = () => readEnv({ ...demo, [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('names the origins whose pages may use the API, as a browser writes them', () => {
    const of = (API_CORS_ORIGINS: string) => readEnv({ ...demo, API_CORS_ORIGINS }).apiCorsOrigins;
    expect(of('https://App.example:443/, http://localhost:5173,,')).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ]);
    expect(of('')).toEqual([]);
    expect(() => of('*')).toThrow("API_CORS_ORIGINS can't contain *: list each origin");
    expect(() => of('null')).toThrow("API_CORS_ORIGINS can't contain null: any page can send");
    expect(() => of('app.example')).toThrow('must list origins such as https://app.example');
  });

  it('of a store that sends mail says whom it is from', () => {
    const url = 'smtp://user:pass%40word@mail.example:587';
    expect(() => readEnv({ ...demo, SMTP_URL: url })).toThrow('MAIL_FROM must be set when SMTP_URL is');
    for (const from of ['orders@store.example', 'Keyway Trade Supply <orders@store.example>']) {
      expect(readEnv({ ...demo, SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
    }
    expect(readEnv(demo).smtp).toBeUndefined();
  });

  it('of a live store must have a secret and an origin', () => {
    expect(() => readEnv({ ...demo, DEMO: '0' })).toThrow('SESSION_SECRET must be set when DEMO=0');
    expect(() => readEnv({ ...demo, DEMO: '0', SESSION_SECRET: secret })).toThrow(
      'APP_URL must be set when DEMO=0',
    );
    const live = { ...demo, DEMO: '0', SESSION_SECRET: secret, APP_URL: 'https://store.example/' };
    expect(readEnv(live)).toMatchObject({ demo: false, appUrl: 'https://store.example' });
  });

  it('keeps the secret that it made, beside the database', () => {
    const first = readEnv(demo).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readEnv(demo).sessionSecret).toBe(first);
  });

  it('connects a provider that has all of its variables', () => {
    const square = {
      SQUARE_ACCESS_TOKEN: 'token',
      SQUARE_LOCATION_ID: 'L1',
      SQUARE_WEBHOOK_SECRET: 'secret',
      SQUARE_API_BASE: 'https://connect.squareupsandbox.com/',
    };
    expect(readEnv(demo).providers).toEqual({});
    expect(readEnv({ ...demo, ...square }).providers).toEqual({
      square: {
        accessToken: 'token',
        locationId: 'L1',
        webhookSecret: 'secret',
        apiBase: 'https://connect.squareupsandbox.com',
      },
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_SECRET_KEY'],
    [{ SQUARE_ACCESS_TOKEN: 'x', SQUARE_WEBHOOK_SECRET: 'x' }, 'SQUARE_LOCATION_ID'],
    [{ SQUARE_ACCESS_TOKEN: 'x', SQUARE_LOCATION_ID: 'x' }, 'SQUARE_WEBHOOK_SECRET'],
    [{ PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'x' }, 'PAYPAL_WEBHOOK_ID'],
    [{ PAYPAL_CLIENT_ID: 'x', PAYPAL_WEBHOOK_ID: 'x' }, 'PAYPAL_CLIENT_SECRET'],
  ])('with half a provider, %j, stops the start and names %s', (given, missing) => {
    expect(() => readEnv({ ...demo, ...given })).toThrow(new RegExp(`^${missing} must be set when \\w+ is$`));
  });

  it.each(['STRIPE_API_BASE', 'SQUARE_API_BASE', 'PAYPAL_API_BASE', 'SANDBOX_URL'])(
    'takes an address for %s and nothing else',
    (name) => {
      expect(() => readEnv({ ...demo, [name]: 'nowhere' })).toThrow(new RegExp(`^${name} `));
      expect(() => readEnv({ ...demo, [name]: 'file:///etc/passwd' })).toThrow(new RegExp(`^${name} `));
    },
  );

  it('has no sandbox in a live store', () => {
    const live = { ...demo, DEMO: '0', SESSION_SECRET: secret, APP_URL: 'https://store.example' };
    expect(() => readEnv({ ...live, SANDBOX_URL: 'http://127.0.0.1:1' })).toThrow(
      /^SANDBOX_URL is only for demos/,
    );
  });
});
