import { describe, expect, it } from 'vitest';

import { findApprovalRefusal, findDecisionRefusal, isOverLimit } from './spending-limit.rules';

describe('a limit', () => {
  it.each([
    [undefined, 1_000_000, false],
    [null, 1_000_000, false],
    [0, 1, true],
    [0, 0, false],
    [10_000, 10_000, false],
    [10_000, 10_001, true],
  ])('of %s cents and an order of %i: over it is %s', (limit, total, over) => {
    const user = limit === undefined ? undefined : { spendingLimitCents: limit };
    expect(isOverLimit(user, total)).toBe(over);
  });
});

describe('an approval', () => {
  const order = { placedByUserId: 1, totalCents: 10_000 };
  const approver = { id: 2, mayApprove: true, spendingLimitCents: null };

  it('is given by somebody else who may, within their own limit', () => {
    expect(findApprovalRefusal(order, approver)).toBeUndefined();
    expect(findApprovalRefusal(order, { ...approver, spendingLimitCents: 10_000 })).toBeUndefined();
  });

  it('is not given by whoever may not approve', () => {
    expect(findApprovalRefusal(order, { ...approver, mayApprove: false })).toBe(
      'You don’t have permission to approve orders.',
    );
    expect(findDecisionRefusal(order, { ...approver, mayApprove: false })).toBeDefined();
  });

  it('is not given to one’s own order', () => {
    expect(findApprovalRefusal(order, { ...approver, id: 1 })).toContain(
      'You can’t approve your own orders.',
    );
    expect(findDecisionRefusal(order, { ...approver, id: 1 })).toContain(
      'You can’t approve your own orders.',
    );
  });

  it('is not given over one’s own limit; declining is free', () => {
    const poor = { ...approver, spendingLimitCents: 9_999 };
    expect(findApprovalRefusal(order, poor)).toContain('over your $99.99 limit');
    expect(findDecisionRefusal(order, poor)).toBeUndefined();
  });
});
