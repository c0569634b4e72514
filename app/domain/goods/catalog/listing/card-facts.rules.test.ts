import { describe, expect, test } from 'vitest';

import { listCardFacts } from './card-facts.rules';

describe('listCardFacts', () => {
  test('says what the name does not, in the order that a buyer decides by', () => {
    const specifications = [
      { name: 'Finish', value: '626 Satin Chrome' },
      { name: 'Backset', value: '2-3/8 in' },
      { name: 'Keyway', value: 'Schlage C (SC1)' },
      { name: 'Grade', value: 'ANSI/BHMA A156.5 Grade 2' },
      { name: 'Function', value: 'Single cylinder' },
    ];
    expect(listCardFacts('Schlage B60N Single Cylinder Deadbolt, 626', specifications)).toEqual([
      'Grade 2',
      'Schlage C (SC1)',
    ]);
  });

  test('leaves out what tells nothing', () => {
    expect(
      listCardFacts('Gate lock', [
        { name: 'Grade', value: 'Not graded' },
        { name: 'Keyway', value: 'None' },
        { name: 'Keying', value: 'Keyed alike' },
      ]),
    ).toEqual(['Keyed alike']);
  });
});
