import { describe, expect, it } from 'vitest';

import { customer } from '../../../../tests/support/placement';
import { ShippingSchema } from './checkout.schema';

const HEAD_OFFICE = {
  billingName: 'Miller Holdings',
  billingAddress: '900 Bay Street, Suite 1200',
  billingCity: 'Los Angeles',
  billingState: 'CA',
  billingZipCode: '90210',
};

const parse = (typed: Record<string, string>) => ShippingSchema.safeParse({ ...customer, ...typed });

function errorsOf(typed: Record<string, string>) {
  const issues = parse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the billing address', () => {
  it('isn’t asked for without the box, whatever its fields hold', () => {
    expect(parse({}).data).toMatchObject({ ...customer, billing: undefined });
    expect(parse({ billingState: 'CA', billingZipCode: 'no code' }).data?.billing).toBeUndefined();
  });

  it('is an address of its own with the box', () => {
    const { data } = parse({ billElsewhere: 'on', ...HEAD_OFFICE });
    expect(data?.billing).toEqual({
      name: 'Miller Holdings',
      address: '900 Bay Street, Suite 1200',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90210',
    });
    expect(Object.keys(data ?? {}).filter((key) => /^bill/.test(key))).toEqual(['billing']);
  });

  it('needs every field, and says that they are its own', () => {
    expect(errorsOf({ billElsewhere: 'on' })).toEqual({
      billingName: 'Bill to: Enter a company or name',
      billingAddress: 'Bill to: Address is required',
      billingCity: 'Bill to: City is required',
      billingState: 'Bill to: Select a state or province',
      billingZipCode: 'Bill to: Enter a ZIP or postal code',
    });
  });

  it('asks about a ZIP code of another state until that is confirmed', () => {
    const typed = { billElsewhere: 'on', ...HEAD_OFFICE, billingZipCode: '10001' };
    const { billingZipCode: question = '', ...others } = errorsOf(typed);
    expect(question).toMatch(/^Bill to: .*New York.*confirm that the address is right/);
    expect(others).toEqual({});
    expect(errorsOf({ ...typed, billingZipConfirmed: question })).toEqual({});
    expect(errorsOf({ ...typed, billingZipConfirmed: 'another question' })).not.toEqual({});
  });

  it.each(['4111 1111 1111 1111', 'see www.example.com'])('refuses %s in the name', (billingName) => {
    expect(Object.keys(errorsOf({ billElsewhere: 'on', ...HEAD_OFFICE, billingName }))).toEqual([
      'billingName',
    ]);
  });
});

describe('delivery details', () => {
  it('are kept in one line each', () => {
    const typed = { attention: ' Receiving ', deliveryInstructions: 'Loading dock 4;\r\ncall on arrival' };
    expect(parse(typed).data).toMatchObject({
      attention: 'Receiving',
      deliveryInstructions: 'Loading dock 4; call on arrival',
    });
  });

  it.each([
    ['attention', 60],
    ['deliveryInstructions', 200],
  ])('take %s of up to %i characters', (name, limit) => {
    expect(errorsOf({ [name]: 'x'.repeat(limit) })).toEqual({});
    expect(errorsOf({ [name]: 'x'.repeat(limit + 1) })).toEqual({
      [name]: `Enter ${limit} characters or fewer`,
    });
    expect(errorsOf({ [name]: 'https://example.com' })).toEqual({ [name]: 'Remove links' });
    expect(errorsOf({ [name]: '4111 1111 1111 1111' })).toHaveProperty(name);
  });
});
