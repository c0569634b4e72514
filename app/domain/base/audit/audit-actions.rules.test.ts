import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { WEBHOOK_EVENT_TYPES } from '../webhooks/webhook-events.schema';
import { describeAuditActionAlone, describeAuditAction, isKnownAction } from './audit-actions.rules';

const APP = path.join(import.meta.dirname, '../../..');

/** Actions that the code puts together, and what becomes of each. Another one has to be spelled out here. */
const PUT_TOGETHER = new Map([
  ['${kind.name}.add', ['event.add', 'location.add', 'post.add', 'text-page.add']],
  ['${kind.name}.delete', ['event.delete', 'location.delete', 'post.delete', 'text-page.delete']],
  [
    '${kind.name}.${action}',
    ['claims', 'event', 'location', 'post', 'text-page'].flatMap((kind) => [
      `${kind}.save`,
      `${kind}.restore`,
    ]),
  ],
  ['payment.${decision}', ['payment.give-back', 'payment.not-received', 'payment.received']],
]);

/** What is told to programs by such a word is not recorded by it. */
const TOLD: readonly string[] = WEBHOOK_EVENT_TYPES;

/** Two words with a dot between them that a writing module quotes and that are no action: columns. */
const COLUMN = /\.(?:id|product_id|sku|name)$/;

function sources(): { file: string; code: string }[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: readFileSync(path.join(APP, file), 'utf8') }))
    .filter(({ file, code }) => code.includes('recordAudit(') && !file.endsWith('audit.server.ts'));
}

function actionsIn(code: string): string[] {
  const quoted = [...code.matchAll(/'([a-z]{4,}(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].map(
    ([, one = '']) => one,
  );
  const joined = [...code.matchAll(/(?:action: |recordAudit\(\s*\w+,\s*\w+,\s*)`([^`]+)`/g)].flatMap(
    ([, one = '']) => PUT_TOGETHER.get(one) ?? [`unknown: ${one}`],
  );
  return [...quoted.filter((one) => !COLUMN.test(one) && !TOLD.includes(one)), ...joined];
}

describe('the words of the audit log', () => {
  const recorded = [...new Set(sources().flatMap(({ code }) => actionsIn(code)))].sort();

  it('are there for every action that the code records', () => {
    expect(recorded.length).toBeGreaterThan(100);
    expect(recorded.filter((action) => !isKnownAction(action))).toEqual([]);
  });

  it('say what was done, and not how the code calls it', () => {
    for (const action of recorded) {
      expect(describeAuditAction(action)).toMatch(
        /^[a-z-]+ed\b|^(?:chose|gave|laid|made|put|read|resent|reset|sent|set|took|undid) /,
      );
      expect(describeAuditActionAlone(action)).toMatch(/[a-z]$/);
    }
  });

  it.each([
    ['stock.edit', 'edited the stock'],
    ['staff.login', 'signed in'],
    ['claims.save', 'edited the company claims'],
    ['order.cancel', 'canceled the order'],
  ])('stand alone too: %s', (action, words) => {
    expect(describeAuditActionAlone(action)).toBe(words);
  });
});
