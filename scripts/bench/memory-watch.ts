import { usageOf } from './process-usage';

const EVERY_MS = 250;

/** Looks at a process's memory again and again; the function ends that and says what was the most, in bytes. */
export function watchMemory(pid: number): () => number | undefined {
  let most: number | undefined;
  const timer = setInterval(() => {
    const now = usageOf(pid)?.largestBytes;
    if (now !== undefined) most = Math.max(most ?? 0, now);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}
