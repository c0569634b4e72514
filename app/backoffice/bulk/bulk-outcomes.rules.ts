/** Names of the outcomes on a run's page, in order, by the run's state. */
const OUTCOME_NAMES = {
  preview: { change: 'Will change', refused: 'Rejected', same: 'Unchanged' },
  applied: { applied: 'Changed', moved: 'Changed by others', refused: 'Rejected', same: 'Unchanged' },
  undone: {
    restored: 'Restored',
    kept: 'Later changes kept',
    moved: 'Changed by others',
    refused: 'Rejected',
    same: 'Unchanged',
  },
} as const;

type Outcome = 'change' | 'same' | 'refused' | 'applied' | 'moved' | 'restored' | 'kept';

interface Run {
  state: 'preview' | 'applied' | 'undone';
  counts: Record<Outcome, number>;
}

/** Lists a run's outcomes with their counts; empty ones only if first. */
export function listOutcomes({ state, counts }: Run) {
  const names: Partial<Record<Outcome, string>> = OUTCOME_NAMES[state];
  const all: Outcome[] = ['change', 'applied', 'restored', 'kept', 'moved', 'refused', 'same'];
  return all
    .flatMap((value) => {
      const name = names[value];
      return name === undefined ? [] : [{ value, name, count: counts[value] }];
    })
    .filter(({ count }, index) => index === 0 || count > 0);
}

/** Chooses the outcome to show: the requested one, or the first that any product has. */
export function chooseOutcome(run: Run, asked: string | null): Outcome {
  const outcomes = listOutcomes(run);
  const found =
    outcomes.find(({ value }) => value === asked) ?? outcomes.find(({ count }) => count > 0) ?? outcomes[0];
  return found?.value ?? 'change';
}
