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

const TYPES = Object.keys(BUSINESS_TYPES()).join('`, `');
const STATUSES = Object.keys(CUSTOMER_STATUS_NAMES).join('`, `');

const LICENSE_STATES = ['applied', 'refused', 'none', 'waiting', 'declined', 'expired', 'valid'] as const;

/** A business account as lists have it. */
export const ApiCustomerSchema = z
  .object({
    id: wholeNumber('Unique identifier for the account.'),
    companyName: z.string().describe('Company name.'),
    businessType: z.string().describe(`Business type: \`${TYPES}\`.`),
    status: z.string().refine(isCustomerStatus).describe(`Status: \`${STATUSES}\`.`),
    contact: z
      .object({
        firstName: z.string().describe('First name.'),
        lastName: z.string().describe('Last name.'),
        jobTitle: z.string().describe('Job title.'),
        email: z.string().describe('Email address.'),
        phone: z.string().describe('Phone number.'),
      })
      .describe('The applicant.'),
    address: postalAddress('Business address.'),
    priceTier: z.string().nullable().describe('Price tier, or null for list prices.'),
    terms: z
      .object({
        netTermsDays: wholeNumber('Net terms in days, or null if none.').nullable(),
        creditLimit: money('Credit limit.'),
        owed: money('Balance due.'),
        availableCredit: money('Available credit.'),
      })
      .describe('Payment terms.'),
    taxExemption: z
      .object({
        certificate: z.string().describe('Certificate number.'),
        validUntil: day('Expiration date.'),
      })
      .nullable()
      .describe('Sales tax exemption, or null.'),
    licence: z
      .object({
        state: z
          .enum(LICENSE_STATES)
          .describe('License status; `valid` lets the account order restricted products.'),
        validUntil: day('Expiration date, or null.').nullable(),
      })
      .describe('Locksmith license.'),
    createdAt: moment('When the application was submitted.'),
    updatedAt: moment('When the account last changed.'),
  })
  .describe('A business account.');

/** A business account with who orders for it. */
export const ApiCustomerDetailSchema = ApiCustomerSchema.extend({
  users: z
    .array(
      z.object({
        id: wholeNumber('Unique identifier for the user.'),
        email: z.string().describe('Sign-in email address.'),
        firstName: z.string().describe('First name.'),
        lastName: z.string().describe('Last name.'),
        mayManage: z.boolean().describe('Whether the user can manage users.'),
        mayApprove: z.boolean().describe('Whether the user can approve orders.'),
        spendingLimit: money('Largest order allowed without approval, or null.').nullable(),
        approverId: wholeNumber('ID of the user’s approver, or null.').nullable(),
      }),
    )
    .describe('Users who can order for the account.'),
}).describe('A business account with its users.');

export type ApiCustomer = z.infer<typeof ApiCustomerSchema>;
export type ApiCustomerDetail = z.infer<typeof ApiCustomerDetailSchema>;

export const listCustomers = defineCall({
  id: 'listCustomers',
  method: 'GET',
  path: '/api/customers',
  part: 'Customers',
  summary: 'List business accounts',
  text: 'Returns pending applications first, then the newest accounts.',
  permission: 'customers.view',
  query: PageQuerySchema.extend({
    q: z.string().max(100).optional().describe('Part of the company name, contact name, or email address.'),
    status: z
      .string()
      .refine(isCustomerStatus, `Send one of ${Object.keys(CUSTOMER_STATUS_NAMES).join(', ')}.`)
      .optional()
      .describe(`Account status: \`${STATUSES}\`.`),
  }),
  answer: z.array(ApiCustomerSchema),
  isPaged: true,
});

export const getCustomer = defineCall({
  id: 'getCustomer',
  method: 'GET',
  path: '/api/customers/{id}',
  part: 'Customers',
  summary: 'Get a business account',
  permission: 'customers.view',
  params: ID_PARAMS,
  notFound: () => 'No account has this ID.',
  answer: ApiCustomerDetailSchema,
});
