/** A complete application, step by step, as its forms send it. */
export const APPLICATION = {
  personal: {
    firstName: 'Ada',
    lastName: 'Locke',
    email: 'Ada@Locke.example',
    phone: '(416) 555-0199',
  },
  business: {
    companyName: 'Locke & Daughters',
    businessType: 'security-company',
    jobTitle: 'Owner',
    yearsInBusiness: '11-20',
    address: '12 Tumbler Lane',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'k1a 0b1',
  },
  terms: { agreeToTerms: 'on', agreeToPrivacy: 'on' },
} as const;
