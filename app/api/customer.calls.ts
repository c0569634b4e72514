import { z } from 'zod';

import { BUSINESS_TYPES } from '../domain/base/customers/business-choices.rules';
import { CUSTOMER_STATUS_NAMES, isCustomerStatus } from '../domain/base/customers/account-list.rules';
import { defineCall } from './api-call';
import {
  day,
  ID_PARAMS,
  moment,
  money,
  PageQuerySchema,
  postalAddress,
  wholeNumber,
} from './api-values.schema';

const TYPES = Object.keys(BUSINESS_TYPES).join('`, `');
const STATUSES = Object.keys(CUSTOMER_STATUS_NAMES).join('`, `');

const LICENSE_STATES = ['applied', 'refused', 'none', 'waiting', 'declined', 'expired', 'valid'] as const;

/** A business account as lists have it. */
export const ApiCustomerSchema = z
  .object({
    id: wholeNumber('Names the account for good.'),
    companyName: z.string().describe('What the business is called.'),
    businessType: z.string().describe(`\`${TYPES}\`.`),
    status: z.string().refine(isCustomerStatus).describe(`How it stands: \`${STATUSES}\`.`),
    contact: z
      .object({
        firstName: z.string().describe('The first name.'),
        lastName: z.string().describe('The last name.'),
        jobTitle: z.string().describe('What they do there.'),
        email: z.string().describe('Where the store writes to.'),
        phone: z.string().describe('As it was typed.'),
      })
      .describe('Who applied for the account.'),
    address: postalAddress('Where the business is.'),
    priceTier: z.string().nullable().describe('The code of its price tier; null for list prices.'),
    terms: z
      .object({
        netTermsDays: wholeNumber(
          'Days until an order on account is due; null where it pays at once.',
        ).nullable(),
        creditLimit: money('The most that may be owed.'),
        owed: money('What its open orders on account come to.'),
        availableCredit: money('What may still be ordered on account; 0.00 at least.'),
      })
      .describe('On what terms it buys.'),
    taxExemption: z
      .object({
        certificate: z.string().describe('The number of the certificate.'),
        validUntil: day('The last day on which it counts.'),
      })
      .nullable()
      .describe('Its certificate that frees from sales tax; null where it has shown none.'),
    licence: z
      .object({
        state: z
          .enum(LICENSE_STATES)
          .describe('Whether it may order goods that need a licence: `valid` alone may.'),
        validUntil: day('The last day of the licence; null unless it is `valid` or `expired`.').nullable(),
      })
      .describe('Its locksmith licence.'),
    createdAt: moment('When it applied.'),
    updatedAt: moment('When it last changed.'),
  })
  .describe('A business account.');

/** A business account with who orders for it. */
export const ApiCustomerDetailSchema = ApiCustomerSchema.extend({
  users: z
    .array(
      z.object({
        id: wholeNumber('Names the user for good.'),
        email: z.string().describe('What they sign in with.'),
        firstName: z.string().describe('The first name.'),
        lastName: z.string().describe('The last name.'),
        mayManage: z.boolean().describe('Adds, changes and removes users.'),
        mayApprove: z.boolean().describe('Approves orders of others.'),
        spendingLimit: money(
          'The most that one order may come to without an approval; null for no limit.',
        ).nullable(),
        approverId: wholeNumber(
          'The `id` of the user who approves what is above it; null where nobody is named.',
        ).nullable(),
      }),
    )
    .describe('Who signs in and orders for it.'),
}).describe('A business account with its users.');

export type ApiCustomer = z.infer<typeof ApiCustomerSchema>;
export type ApiCustomerDetail = z.infer<typeof ApiCustomerDetailSchema>;

export const listCustomers = defineCall({
  id: 'listCustomers',
  method: 'GET',
  path: '/api/customers',
  part: 'Customers',
  summary: 'List business accounts',
  text: 'Applications that wait for a decision first, then the newest.',
  permission: 'customers.view',
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('A part of the company, the name or the e-mail.'),
    status: z
      .string()
      .refine(isCustomerStatus, 'There is no such status')
      .optional()
      .describe(`Those that stand so: \`${STATUSES}\`.`),
  }),
  answer: z.array(ApiCustomerSchema),
  isPaged: true,
});

export const getCustomer = defineCall({
  id: 'getCustomer',
  method: 'GET',
  path: '/api/customers/{id}',
  part: 'Customers',
  summary: 'Read a business account',
  permission: 'customers.view',
  params: ID_PARAMS,
  notFound: 'There is no such account.',
  answer: ApiCustomerDetailSchema,
});
