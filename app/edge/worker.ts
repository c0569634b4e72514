import cluster from 'node:cluster';

import { addedUp, type Figure } from './figures';
import { ToWorkerSchema, type FromWorker } from './worker-messages';

/** The first process waits a second for each of the others. */
const ANSWERS_WITHIN_MS = 3_000;

/** What a process of the server has to do with the others of its machine. */
export interface Worker {
  /** Its number, from 1. */
  name: string;
  /** Says, or has the first process say, where the store is. */
  opened(announcement: string): void;
  /** The figures of every process of this machine. */
  readAllFigures(): Promise<Figure[]>;
  /** Leaves behind what was counted here. */
  leave(): Promise<void>;
}

/** @param readOwn the figures of this process. */
export function workerOf(readOwn: () => Figure[]): Worker {
  return cluster.isWorker ? oneOfSeveral(readOwn) : theOnlyOne(readOwn);
}

function theOnlyOne(readOwn: () => Figure[]): Worker {
  return {
    name: '1',
    opened: (announcement) => void process.stdout.write(announcement),
    readAllFigures: () => Promise.resolve(readOwn()),
    leave: () => Promise.resolve(),
  };
}

function oneOfSeveral(readOwn: () => Figure[]): Worker {
  const questions = new Map<number, (figures: Figure[]) => void>();
  let asked = 0;
  process.on('message', (message: unknown) => {
    const { data } = ToWorkerSchema.safeParse(message);
    if (data?.kind === 'ask-for-own') say({ kind: 'own-figures', figures: readOwn() });
    if (data?.kind === 'all-figures') questions.get(data.question)?.(data.figures);
  });
  // The first process replaces workers at this signal, which a terminal sends to all of them.
  process.on('SIGHUP', () => undefined);

  return {
    name: process.env['KEYWAY_WORKER'] ?? '1',
    opened: (announcement) => say({ kind: 'open', announcement }),
    readAllFigures: () =>
      new Promise((resolve) => {
        const question = (asked += 1);
        const answered = (others: Figure[]) => {
          clearTimeout(timer);
          questions.delete(question);
          resolve(addedUp([readOwn(), others]));
        };
        // Better its own alone than none.
        const timer = setTimeout(() => answered([]), ANSWERS_WITHIN_MS);
        questions.set(question, answered);
        say({ kind: 'ask-for-all', question });
      }),
    leave: () => new Promise((resolve) => say({ kind: 'own-figures', figures: readOwn() }, resolve)),
  };
}

function say(message: FromWorker, whenSent: () => void = () => undefined): void {
  if (process.connected && process.send !== undefined) process.send(message, undefined, undefined, whenSent);
  else whenSent();
}
