import { expect, it } from 'vitest';

import { maskEmail, maskFullName, maskPhone, maskText, maskZipCode } from './hidden-contact.rules';

it('leaves what a buyer recognizes and nobody else can use', () => {
  expect(maskEmail('sam@locksmith.example')).toBe('s••@l••••.example');
  expect(maskEmail('s@x.co.uk')).toBe('s••@x••••.uk');
  expect(maskEmail('nonsense')).toBe('•••');
  expect(maskPhone('(416) 555-0142')).toBe('•••-•••-0142');
  expect(maskPhone('911')).toBe('•••');
  expect([maskEmail(''), maskPhone(''), maskZipCode('')]).toEqual(['', '', '']);
  expect(maskZipCode('K1A 0B1')).toBe('K1A•••');
  expect(maskFullName('Ada van Locke')).toBe('Ada v.');
  expect(maskFullName('Ada')).toBe('Ada');
});

it('masks contact details in free text, and no part numbers', () => {
  const masked = maskText('LOCKE here, mail ada+x@locke.example or (416) 555-0142. 25 x B60N-626-KD, M62', {
    lastName: 'Locke',
  });
  expect(masked).toBe('••• here, mail ••• or •••. 25 x B60N-626-KD, M62');
  expect(maskText('Go to 12  Tumbler lane', { lastName: 'L', address: '12 Tumbler Lane' })).toBe('Go to •••');
});
