import { describe, expect, it } from 'vitest';

import { describeRegionMismatch, findRegionQuestion } from './postal-regions.rules';
import { REGION_CODES } from './regions.rules';

/** One code of each state and province: its capital. */
const CAPITALS: Record<string, string> = {
  ...{
    AL: '36104',
    AK: '99801',
    AZ: '85001',
    AR: '72201',
    CA: '95814',
    CO: '80202',
    CT: '06103',
    DE: '19901',
  },
  ...{
    DC: '20001',
    FL: '32301',
    GA: '30303',
    HI: '96813',
    ID: '83702',
    IL: '62701',
    IN: '46225',
    IA: '50309',
  },
  ...{
    KS: '66603',
    KY: '40601',
    LA: '70802',
    ME: '04330',
    MD: '21401',
    MA: '02201',
    MI: '48933',
    MN: '55102',
  },
  ...{
    MS: '39205',
    MO: '65101',
    MT: '59623',
    NE: '68502',
    NV: '89701',
    NH: '03301',
    NJ: '08608',
    NM: '87501',
  },
  ...{
    NY: '12207',
    NC: '27601',
    ND: '58501',
    OH: '43215',
    OK: '73102',
    OR: '97301',
    PA: '17101',
    PR: '00901',
  },
  ...{
    RI: '02903',
    SC: '29217',
    SD: '57501',
    TN: '37219',
    TX: '78701',
    UT: '84111',
    VT: '05602',
    VA: '23219',
  },
  ...{ WA: '98507', WV: '25301', WI: '53703', WY: '82001' },
  ...{
    AB: 'T5J 2R7',
    BC: 'V8W 1P6',
    MB: 'R3B 1B9',
    NB: 'E3B 1B5',
    NL: 'A1C 5M2',
    NT: 'X1A 1P8',
    NS: 'B3J 3K5',
  },
  ...{ NU: 'X0A 0H0', ON: 'M5V 3L9', PE: 'C1A 1K7', QC: 'G1R 4S9', SK: 'S4P 3Y2', YT: 'Y1A 2C6' },
};

it.each(REGION_CODES)('the capital of %s is in it', (state) => {
  expect(describeRegionMismatch({ state, zipCode: CAPITALS[state] ?? '' })).toBeUndefined();
});

describe('a code of another region', () => {
  it.each([
    ['TX', '90210', '90210 is in California, not Texas.'],
    ['CA', '10001-1234', '10001-1234 is in New York, not California.'],
    ['QC', 'K1A 0B1', 'K1A 0B1 is in Ontario, not Quebec.'],
    ['AB', 'X1A 1P8', 'X1A 1P8 is in Northwest Territories or Nunavut, not Alberta.'],
  ])('in %s, %s, is questioned', (state, zipCode, mismatch) => {
    expect(describeRegionMismatch({ state, zipCode })).toBe(mismatch);
    expect(findRegionQuestion({ state, zipCode })).toBe(
      `${mismatch} Correct it, or confirm that the address is right.`,
    );
  });
});

it('a code that is assigned to nobody is not questioned', () => {
  expect(describeRegionMismatch({ state: 'CA', zipCode: '00001' })).toBeUndefined();
});
