import { z } from 'zod';

import { CUSTOMER_STATUS_NAMES, isCustomerStatus } from '../customers/account-status.rules';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS, moment, money, PageQuerySchema } from './api-values.schema';

const STATUSES = Object.keys(CUSTOMER_STATUS_NAMES).join('`, `');

const LICENCE_STATES = ['applied', 'refused', 'none', 'waiting', 'declined', 'expired', 'valid'] as const;

const day = z.string().date();

/** A business account as lists have it. */
export const ApiCustomerSchema = z
  .object({
    id: z.number().int(),
    companyName: z.string(),
    businessType: z.string(),
    status: z.string().refine(isCustomerStatus).describe(`\`${STATUSES}\`.`),
    contact: z.object({
      firstName: z.string(),
      lastName: z.string(),
      jobTitle: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    address: z.object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
    }),
    priceTier: z.string().nullable().describe('The code of its price tier; null for list prices.'),
    terms: z.object({
      netTermsDays: z
        .number()
        .int()
        .nullable()
        .describe('Days until an order on account is due; null where it pays at once.'),
      creditLimit: money.describe('The most that may be owed: `5000.00`.'),
      owed: money.describe('What its open orders on account come to: `120.50`.'),
      availableCredit: money,
    }),
    taxExemption: z
      .object({ certificate: z.string(), validUntil: day })
      .nullable()
      .describe('Its certificate and the last day on which it frees from tax.'),
    licence: z.object({
      state: z
        .enum(LICENCE_STATES)
        .describe('Whether it may order goods that need a licence: `valid` alone may.'),
      validUntil: day.nullable(),
    }),
    createdAt: moment,
    updatedAt: moment,
  })
  .describe('A business account.');

/** A business account with who orders for it. */
export const ApiCustomerDetailSchema = ApiCustomerSchema.extend({
  users: z.array(
    z.object({
      id: z.number().int(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      mayManage: z.boolean().describe('Adds, changes and removes users.'),
      mayApprove: z.boolean(),
      spendingLimit: money
        .nullable()
        .describe('The most that one order may come to without an approval; null for no limit.'),
      approverId: z.number().int().nullable(),
    }),
  ),
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
  params: NOTHING,
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('A part of the company, the name or the e-mail.'),
    status: z
      .string()
      .refine(isCustomerStatus, 'There is no such status')
      .optional()
      .describe(`\`${STATUSES}\`.`),
  }),
  status: 200,
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
  query: NOTHING,
  status: 200,
  answer: ApiCustomerDetailSchema,
});
