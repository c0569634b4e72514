import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** An error's message can say anything. The beginning of its first line is enough. */
const MAX_ERROR_LENGTH = 300;

/**
 * Creates a logger that writes one JSON object per line to standard output.
 *
 * Callers leave personal data, cookies, and bodies out of a line. Anything that looks like them anyway, usually in an
 * error's message, is redacted. An error is logged as its message and its origin; the stack only at LOG_LEVEL=debug.
 */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (details) => redactDetails(details, level === 'debug'),
      },
    },
    destination,
  );
}

function redactDetails(details: Record<string, unknown>, withStack: boolean): Record<string, unknown> {
  const redacted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(details)) {
    if (name === 'error') Object.assign(redacted, describeError(value, withStack));
    // A client's address can look like a phone number. LOG_ADDRESSES says how much of it is logged.
    else redacted[name] = typeof value === 'string' && name !== 'client' ? redact(value) : value;
  }
  return redacted;
}

/** @param error anything that was thrown. */
function describeError(error: unknown, withStack: boolean): Record<string, string | undefined> {
  const [firstLine = ''] = String(error).split('\n');
  const message = redact(removeFolders(firstLine.slice(0, MAX_ERROR_LENGTH)));
  if (!(error instanceof Error)) return { error: message };
  return { error: message, at: findOrigin(error), ...(withStack && { stack: error.stack }) };
}

/** Returns where an error was thrown: 'placeOrder server-build.js:12:34'. */
function findOrigin({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.find((line) => !/node_modules|node:|<anonymous>/.test(line)) ?? frames[0] ?? '';
  const [, name, file] = /at (?:async )?(?:(\S+) )?.*?([^/\\(\s]+:\d+:\d+)\)?$/.exec(own) ?? [];
  return file === undefined ? undefined : [name, file].filter(Boolean).join(' ');
}

/** Reduces file paths to file names: folders reveal how the machine is set up. */
function removeFolders(text: string): string {
  return text.replace(/(?<![\w.:/])(?:file:\/\/)?\/(?:[\w.@+-]+\/)+(?=[\w.@+-])/g, '');
}

const REDACTIONS: [RegExp, string][] = [
  [/[^\s@"'`<>(),;:/=]+(?:@|%40)[^\s@"'`<>(),;:/]+/gi, '[e-mail]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\b(?:kw|sk|pk|rk|whsec)_[\w-]+/g, '[token]'],
  // Random keys mix lowercase, uppercase, and digits, or are long and hexadecimal.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g, '[key]'],
  [/(?<![\w-])[0-9a-f]{32,}(?![\w-])/g, '[key]'],
  // Phone and card numbers.
  [/(?<![\w.:-])\+?\d(?:[ ().-]{0,2}\d){9,}(?![\w:])/g, '[number]'],
];

function redact(text: string): string {
  return REDACTIONS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
}
