import { SUPPLIED } from '../supplied';
import { readDemoRows } from './demo-files';

interface Fact {
  name: string;
  value: string;
}

/** What the rules read of a product of the demo. */
export interface DemoProduct {
  name: string;
  /** Its subcategory. */
  type: string;
  specifications: readonly Fact[];
}

/**
 * Returns the function that says what a product of the demo is supplied with, by its kind, and the French of that. The
 * first rule of its subcategory counts whose pattern its name or a specification matches.
 */
export function createSuppliedRules(): (product: DemoProduct) => { facts: Fact[]; french: [string, string] } {
  const boxes = readDemoRows('supplied', ['Type', 'Says', 'In the box', 'French', 'Keys supplied']);
  const warranties = readDemoRows('warranties', ['Type', 'Says', 'Warranty']);
  return (product) => {
    const box = findRule(boxes, product);
    const english = fill(box?.['In the box'], product);
    const facts = [
      { name: SUPPLIED.box, value: english },
      { name: SUPPLIED.keys, value: box?.['Keys supplied'] ?? '' },
      { name: SUPPLIED.warranty, value: findRule(warranties, product)?.Warranty ?? '' },
    ];
    return {
      facts: facts.filter(({ value }) => value !== ''),
      french: [english, fill(box?.French, product)],
    };
  };
}

function findRule<Rule extends { Type: string; Says: string }>(
  rules: readonly Rule[],
  { name, type, specifications }: DemoProduct,
): Rule | undefined {
  const text = [name, ...specifications.map((fact) => `${fact.name}: ${fact.value}`)].join('\n');
  return rules.find(({ Type, Says }) => Type === type && new RegExp(Says, 'im').test(text));
}

/** Writes the code that a specification begins with, e.g. HU101, where a text says {Blade}. */
function fill(text = '', { specifications }: DemoProduct): string {
  return text.replace(/\{(.+?)\}/g, (_, name: string) => {
    const value = specifications.find((fact) => fact.name === name)?.value;
    if (value === undefined) throw new Error(`A product of the demo has no ${name}`);
    return value.split(/,| \(/, 1)[0] ?? '';
  });
}
