import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** What a process and those that it started have used. Undefined where the system does not tell (it needs /proc). */
export interface Usage {
  cpuMs: number;
  /** Resident memory of the largest of them, in bytes. */
  largestBytes: number;
}

export function usageOf(pid: number): Usage | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const processes = [pid, ...startedBy(pid)];
  return {
    cpuMs: processes.reduce((sum, one) => sum + cpuMsOf(one), 0),
    largestBytes: Math.max(...processes.map(memoryOf)),
  };
}

function startedBy(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes second, in brackets, and may hold spaces. Behind it the twelfth is the time in the
  // program, the next that in the system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
