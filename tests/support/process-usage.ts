import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/** What a process and its children have used. */
export interface Usage {
  cpuMs: number;
  /** Resident memory of the largest of them, in bytes, now and at its peak. */
  largestBytes: number;
  peakBytes: number;
}

/** Reads what a process has used; undefined on systems without /proc. */
export function usageOf(pid: number): Usage | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const processes = [pid, ...childrenOf(pid)];
  return {
    cpuMs: processes.reduce((sum, one) => sum + cpuMsOf(one), 0),
    largestBytes: Math.max(...processes.map((one) => memoryOf(one, 'VmRSS'))),
    peakBytes: Math.max(...processes.map((one) => memoryOf(one, 'VmHWM'))),
  };
}

function childrenOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name comes second, in brackets, and may hold spaces. User time is the twelfth field after it, system
  // time the thirteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
