import type { Worker } from 'node:cluster';

import { addedUp, type Figure } from './figures';
import { FromWorkerSchema, type ToWorker } from './worker-messages';

/** A worker that is too busy to answer is counted as it was when it last did. */
const ANSWERS_WITHIN_MS = 1_000;

/** The figures of all workers, kept by the first process: whichever of them is asked for the metrics answers for all. */
export class WorkerFigures {
  /** What the workers that have ended had counted: a counter that lost it would go backwards. */
  #ended: Figure[] = [];
  readonly #last = new Map<Worker, Figure[]>();
  readonly #waiting = new Map<Worker, Set<() => void>>();

  listenTo(worker: Worker): void {
    worker.on('message', (message: unknown) => {
      const { data } = FromWorkerSchema.safeParse(message);
      if (data?.kind === 'own-figures') {
        this.#last.set(worker, data.figures);
        for (const answered of this.#waiting.get(worker) ?? []) answered();
      }
      if (data?.kind === 'ask-for-all') void this.#tellAll(worker, data.question);
    });
    // Not when it exits: what it said last may still be on its way.
    worker.once('disconnect', () => {
      const counted = this.#last.get(worker)?.filter(({ type }) => type !== 'gauge') ?? [];
      this.#ended = addedUp([this.#ended, counted]);
      this.#last.delete(worker);
      this.#waiting.delete(worker);
    });
  }

  /** From when on a worker is asked. */
  add(worker: Worker): void {
    this.#last.set(worker, []);
  }

  async #tellAll(asker: Worker, question: number): Promise<void> {
    const others = [...this.#last.keys()].filter((worker) => worker !== asker);
    await Promise.all(others.map((worker) => this.#ask(worker)));
    const parts = [...this.#last].filter(([worker]) => worker !== asker).map(([, figures]) => figures);
    send(asker, { kind: 'all-figures', question, figures: addedUp([this.#ended, ...parts]) });
  }

  #ask(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(worker) ?? new Set();
      const answered = () => {
        clearTimeout(timer);
        waiting.delete(answered);
        resolve();
      };
      const timer = setTimeout(answered, ANSWERS_WITHIN_MS);
      this.#waiting.set(worker, waiting.add(answered));
      send(worker, { kind: 'ask-for-own' });
    });
  }
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
