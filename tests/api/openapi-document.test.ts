import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';

import { API_CALLS } from '../../app/api/all-calls';
import { buildOpenApiDocument } from '../../app/api/openapi.server';

/**
 * The recommended rules of the linter, none switched off, and those of its others that a reader of the documentation is
 * glad of.
 */
const RULES = {
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'paths-kebab-case': 'error',
  'request-mime-type': { severity: 'error', allowedValues: ['application/json'] },
} as const;

it('a linter of OpenAPI documents has nothing to say of it', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const source = JSON.stringify(buildOpenApiDocument('https://keyway.test'), undefined, 2);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const said = problems.map(
    ({ ruleId, message, location }) =>
      `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join()}`,
  );
  expect(said.join('\n')).toBe('');
});

it('no two calls are called alike: the documentation names its parts by them', () => {
  for (const names of [API_CALLS.map(({ id }) => id), API_CALLS.map(({ summary }) => summary)])
    expect([...new Set(names)]).toEqual(names);
});
