import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { replaceNonceByHashes } from './content-security-policy.server';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows the scripts with the nonce, and no other', () => {
  const { page, scriptSources } = replaceNonceByHashes(
    '<script nonce="n/+=">own()</script><p><script>slippedIn()</script></p><script nonce="guessed">slippedIn()</script>',
    'n/+=',
  );
  expect(scriptSources).toBe(hashOf('own()'));
  expect(page).toBe(
    '<script>own()</script><p><script>slippedIn()</script></p><script nonce="guessed">slippedIn()</script>',
  );
});
