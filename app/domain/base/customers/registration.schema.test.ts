import { describe, expect, it } from 'vitest';
import type { ZodTypeAny } from 'zod';

import { listCompleteSteps, getFirstIncompleteStep } from './registration.rules';
import {
  AgreementSchema,
  BusinessInformationSchema,
  PersonalInformationSchema,
  REGISTRATION_FIELDS,
} from './registration.schema';

const PERSONAL = { firstName: 'Jo', lastName: 'Li', email: 'jo@li.example', phone: '4165550142' };
const BUSINESS = {
  companyName: 'JL',
  businessType: 'mobile-locksmith',
  jobTitle: 'VP',
  yearsInBusiness: '4-10',
  address: '1 Elm',
  city: 'Aj',
  state: 'ON',
  zipCode: 'l1s 7k4',
};
const AGREED = { agreeToTerms: 'on', agreeToPrivacy: 'on', expectedRevision: '2' };

function messagesOf(schema: ZodTypeAny, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('SPEC 3: the fields', () => {
  it('are those of the registration form, each in one step', () => {
    expect(Object.values(REGISTRATION_FIELDS).flat()).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'companyName',
      'businessType',
      'jobTitle',
      'yearsInBusiness',
      'address',
      'city',
      'state',
      'zipCode',
      'agreeToTerms',
      'agreeToPrivacy',
      'marketingEmails',
    ]);
  });
});

describe('SPEC 5: the messages', () => {
  it.each([
    ['firstName', 'J', 'First name must be at least 2 characters'],
    ['firstName', ' J ', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'jo at li', 'Please enter a valid email address'],
    ['email', `${'j'.repeat(250)}@li.example`, 'Please enter a valid email address'],
    ['phone', '416555014', 'Please enter a valid phone number'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
  ])('personal %s %j', (name, value, message) => {
    expect(messagesOf(PersonalInformationSchema, { ...PERSONAL, [name]: value })).toEqual({
      [name]: message,
    });
  });

  it.each([
    ['companyName', 'J', 'Company name is required'],
    ['businessType', '', 'Please select your business type'],
    ['businessType', 'burglar', 'Please select your business type'],
    ['businessType', 'constructor', 'Please select your business type'],
    ['jobTitle', '', 'Job title is required'],
    ['yearsInBusiness', '', 'Please select years in business'],
    ['yearsInBusiness', '5', 'Please select years in business'],
    ['address', '1 St', 'Address is required'],
    ['city', 'A', 'City is required'],
    ['state', '', 'State is required'],
    ['state', 'ZZ', 'State is required'],
    ['zipCode', '', 'ZIP code is required'],
    ['zipCode', '9021', 'ZIP code is required'],
    ['zipCode', '902101', 'Enter a ZIP code (90210) or postal code (K1A 0B1)'],
    ['zipCode', '90210', 'Enter a Canadian postal code, e.g. K1A 0B1'],
  ])('business %s %j', (name, value, message) => {
    expect(messagesOf(BusinessInformationSchema, { ...BUSINESS, [name]: value })).toEqual({
      [name]: message,
    });
  });

  it('a Canadian postal code in the United States', () => {
    expect(messagesOf(BusinessInformationSchema, { ...BUSINESS, state: 'NY' })).toEqual({
      zipCode: 'Enter a US ZIP code, e.g. 90210',
    });
  });

  it.each([
    ['agreeToTerms', 'You must agree to the terms'],
    ['agreeToPrivacy', 'You must agree to the privacy policy'],
  ])('%s', (name, message) => {
    expect(messagesOf(AgreementSchema, { ...AGREED, [name]: undefined })).toEqual({ [name]: message });
  });

  it('are all there at once when nothing was typed', () => {
    expect(Object.keys(messagesOf(PersonalInformationSchema, {}))).toHaveLength(4);
    expect(Object.keys(messagesOf(BusinessInformationSchema, {}))).toHaveLength(8);
  });
});

describe('what is valid', () => {
  it('is trimmed, and the postal code written as carriers write it', () => {
    const personal = { ...PERSONAL, firstName: '  Jo ', phone: ' +1 (416) 555-0142 ' };
    expect(PersonalInformationSchema.parse(personal)).toMatchObject({
      firstName: 'Jo',
      phone: '+1 (416) 555-0142',
    });
    expect(BusinessInformationSchema.parse(BUSINESS)).toMatchObject({ zipCode: 'L1S 7K4' });
  });

  it.each(['416 555 0142', '(416) 555-0142', '+1.416.555.0142 x12', '416/555-0142 ext. 7', '4165550142#7'])(
    'is the telephone number %j',
    (phone) => expect(PersonalInformationSchema.parse({ ...PERSONAL, phone }).phone).toBe(phone),
  );

  it('has no marketing e-mails unless they are asked for', () => {
    expect(AgreementSchema.parse(AGREED).marketingEmails).toBe(false);
    expect(AgreementSchema.parse({ ...AGREED, marketingEmails: 'on' }).marketingEmails).toBe(true);
  });
});

describe('the first incomplete step', () => {
  it.each([
    [{}, 'personal', []],
    [PERSONAL, 'business', ['personal']],
    [BUSINESS, 'personal', ['business']],
    [{ ...PERSONAL, ...BUSINESS }, 'terms', ['personal', 'business']],
    [{ ...PERSONAL, ...BUSINESS, email: 'x' }, 'personal', ['business']],
  ] as const)('%#', (typed, first, complete) => {
    expect(getFirstIncompleteStep(typed)).toBe(first);
    expect(listCompleteSteps(typed)).toEqual(complete);
  });
});
