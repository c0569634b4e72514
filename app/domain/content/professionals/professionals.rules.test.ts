import { describe, expect, it } from 'vitest';

import { matchesProfessional, parseProfessionalSearch } from './professionals.rules';

const ANN = {
  name: 'Halton Lock & Key',
  city: 'Oakville',
  state: 'ON',
  specialties: ['Master key systems', 'Exit devices and closers'],
};

const EVERYTHING = { q: '', region: '', specialty: '' };

describe('finding a professional', () => {
  it.each([
    [{}, true],
    [{ q: 'oakv' }, true],
    [{ q: 'OAKVILLE, ON' }, true],
    [{ q: 'ontario' }, true],
    [{ q: 'halton' }, true],
    [{ q: 'ottawa' }, false],
    [{ region: 'ON' }, true],
    [{ region: 'QC' }, false],
    [{ region: 'on' }, false],
    [{ specialty: 'Master key systems' }, true],
    [{ specialty: 'Master' }, false],
    [{ q: 'oak', region: 'ON', specialty: 'Exit devices and closers' }, true],
    [{ q: 'oak', region: 'ON', specialty: 'Vehicle lockout' }, false],
  ])('by %o: %s', (search, isFound) => {
    expect(matchesProfessional(ANN, { ...EVERYTHING, ...search })).toBe(isFound);
  });

  it('reads an address', () => {
    expect(parseProfessionalSearch(new URLSearchParams('q=a&region=ON&other=1'))).toEqual({
      q: 'a',
      region: 'ON',
      specialty: '',
    });
  });
});
