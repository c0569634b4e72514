import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Watches the memory of a process, in bytes.
 *
 * @returns a function that says how far it has grown at most, for however short, since it was watched. 0 where the system
 * does not tell (it needs Linux).
 */
export function watchMemory(pid: number): () => number {
  if (!existsSync(`/proc/${pid}/clear_refs`)) return () => 0;
  const before = memoryOf(pid, 'VmRSS');
  // From now on the system notes the most anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return () => memoryOf(pid, 'VmHWM') - before;
}

function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}
