/** The outcomes that a run's page tells apart, and what it calls them, in its order. */
const SHOWN = {
  preview: { change: 'Will change', refused: 'Refused', same: 'Stay the same' },
  applied: { applied: 'Changed', moved: 'Changed by others', refused: 'Refused', same: 'Stayed the same' },
  undone: {
    restored: 'Restored',
    kept: 'Changed since, kept',
    moved: 'Changed by others',
    refused: 'Refused',
    same: 'Stayed the same',
  },
} as const;

type Outcome = 'change' | 'same' | 'refused' | 'applied' | 'moved' | 'restored' | 'kept';

interface Run {
  state: 'preview' | 'applied' | 'undone';
  counts: Record<Outcome, number>;
}

export interface OutcomeCount {
  value: Outcome;
  name: string;
  count: number;
}

/** The outcomes of a run with how many products have each. The first is there even when nothing has it. */
export function listOutcomes({ state, counts }: Run): OutcomeCount[] {
  const names: Partial<Record<Outcome, string>> = SHOWN[state];
  const all: Outcome[] = ['change', 'applied', 'restored', 'kept', 'moved', 'refused', 'same'];
  return all
    .flatMap((value) => {
      const name = names[value];
      return name === undefined ? [] : [{ value, name, count: counts[value] }];
    })
    .filter(({ count }, index) => index === 0 || count > 0);
}

/** The outcome whose products the page shows: the one that was asked for, or the first that any product has. */
export function chooseOutcome(run: Run, asked: string | null): Outcome {
  const outcomes = listOutcomes(run);
  const found =
    outcomes.find(({ value }) => value === asked) ?? outcomes.find(({ count }) => count > 0) ?? outcomes[0];
  return found?.value ?? 'change';
}
