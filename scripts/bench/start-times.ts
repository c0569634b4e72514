import { setTimeout } from 'node:timers/promises';

import { usageOf } from './process-usage';
import { onLine } from './progress-line';
import { startEmptyExpress } from './reference-servers';
import { spread } from './requests';
import type { StoreData } from './store-data';

const TIMES = 5;

export interface StartTimes {
  /** From the start of the process to its first answer: medians, in milliseconds. */
  storeMs: number;
  expressMs: number;
  /** The store's memory when nobody has asked for more than one page. Undefined where the system does not tell. */
  restBytes: number | undefined;
}

export async function measureStarts(data: StoreData): Promise<StartTimes> {
  const store: number[] = [];
  const express: number[] = [];
  let restBytes: number | undefined;
  for (let time = 1; time <= TIMES; time += 1) {
    onLine(`Start ${time} of ${TIMES}`);
    const opened = await data.startStore();
    store.push(opened.firstAnswerMs);
    await setTimeout(1000);
    restBytes = usageOf(opened.pid)?.largestBytes;
    await opened.stop();
    const empty = await startEmptyExpress();
    express.push(empty.firstAnswerMs);
    await empty.stop();
  }
  onLine('');
  return { storeMs: spread(store).medianMs, expressMs: spread(express).medianMs, restBytes };
}
