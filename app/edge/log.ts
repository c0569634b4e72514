const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

export type LogLevel = keyof typeof LEVELS;

export type Log = (
  level: Exclude<LogLevel, 'silent'>,
  message: string,
  details?: Record<string, unknown>,
) => void;

/** A logger that writes one JSON object a line. Callers leave personal data, cookies and bodies out of `details`. */
export function createLog(threshold: LogLevel, write: (line: string) => void = defaultWrite): Log {
  return (level, message, details) => {
    if (LEVELS[level] < LEVELS[threshold]) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, message, ...details }) + '\n');
  };
}

function defaultWrite(line: string): void {
  process.stdout.write(line);
}
