const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

export type LogLevel = keyof typeof LEVELS;

export type Log = (
  level: Exclude<LogLevel, 'silent'>,
  message: string,
  details?: Record<string, unknown>,
) => void;

/** The message of an error says what it likes: so much of its first line is enough. */
const LONGEST_MESSAGE = 300;

/**
 * A logger that writes one JSON object a line. Callers leave personal data, cookies and bodies out of `details`; what
 * looks like it all the same, in the message of an error above all, is blanked out. An error becomes its message and the
 * place it came from: its stack is for LOG_LEVEL=debug alone.
 */
export function createLog(threshold: LogLevel, write: (line: string) => void = defaultWrite): Log {
  return (level, message, details = {}) => {
    if (LEVELS[level] < LEVELS[threshold]) return;
    const line: Record<string, unknown> = { time: new Date().toISOString(), level, message };
    for (const [name, value] of Object.entries(details)) {
      if (name === 'error') Object.assign(line, errorDetails(value, threshold === 'debug'));
      else line[name] = typeof value === 'string' ? blanked(value) : value;
    }
    write(JSON.stringify(line) + '\n');
  };
}

function defaultWrite(line: string): void {
  process.stdout.write(line);
}

/** @param error what was thrown, which need not be an Error. */
function errorDetails(error: unknown, withStack: boolean): Record<string, string | undefined> {
  const [first = ''] = String(error).split('\n');
  const said = blanked(withoutFolders(first.slice(0, LONGEST_MESSAGE)));
  if (!(error instanceof Error)) return { error: said };
  return { error: said, at: placeOf(error), ...(withStack && { stack: error.stack }) };
}

/** Where in the program an error came from: 'placeOrder server-build.js:12:34'. */
function placeOf({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.find((line) => !/node_modules|node:|<anonymous>/.test(line)) ?? frames[0] ?? '';
  const [, name, file] = /at (?:async )?(?:(\S+) )?.*?([^/\\(\s]+:\d+:\d+)\)?$/.exec(own) ?? [];
  return file === undefined ? undefined : [name, file].filter(Boolean).join(' ');
}

/** Files by their names alone: their folders say how the machine is set up. */
function withoutFolders(text: string): string {
  return text.replace(/(?<![\w.:/])(?:file:\/\/)?\/(?:[\w.@+-]+\/)+(?=[\w.@+-])/g, '');
}

const BLANKED: [RegExp, string][] = [
  [/[^\s@"'`<>(),;:/=]+(?:@|%40)[^\s@"'`<>(),;:/]+/gi, '[e-mail]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\b(?:kw|sk|pk|rk|whsec)_[\w-]+/g, '[token]'],
  // What is random has small and capital letters and digits, or is long and hexadecimal.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g, '[key]'],
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/g, '[key]'],
  // Telephones and cards.
  [/(?<![\w.:-])\+?\d(?:[ ().-]{0,2}\d){9,}(?![\w:])/g, '[number]'],
];

/** A text without what looks like an address, a number or a secret of somebody. */
function blanked(text: string): string {
  return BLANKED.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
