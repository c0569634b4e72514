/** An answer as a browser gets it. */
export interface Scored {
  url: string;
  /** By their names in lower case; of several of one name all. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Score {
  score: number;
  grade: string;
  /** What counted, with its points. */
  parts: Record<string, number>;
}

const GRADES: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [0, 'lower'],
];
/** What is better than needed counts for those alone who reach this without it. */
const EXTRA_FROM = 90;
const SIX_MONTHS_S = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The score of one answer by the public rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory): 100, less
 * what is missing, and more for what is better than needed.
 */
export function scoreOf(answer: Scored): Score {
  const parts = {
    csp: cspPoints(answer),
    cookies: cookiePoints(answer),
    cors: corsPoints(answer),
    referrer: referrerPoints(answer),
    hsts: hstsPoints(answer),
    scripts: scriptPoints(answer),
    nosniff: headerOf(answer, 'x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5,
    frames: framePoints(answer),
    corp: corpPoints(answer),
  };
  const points = Object.values(parts);
  const least = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const extra = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const score = least >= EXTRA_FROM ? least + extra : least;
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? 'lower';
  return { score, grade, parts };
}

/** The points for where a visitor by plain HTTP is led first. */
export function redirectionPoints(
  url: string,
  { status, location }: { status: number; location: string },
): number {
  if (![301, 302, 303, 307, 308].includes(status)) return -20;
  const [from, to] = [new URL(url), new URL(location, url)];
  if (to.protocol !== 'https:') return -10;
  return from.hostname === to.hostname ? 0 : -5;
}

function headersOf({ headers }: Scored, name: string): string[] {
  const value = headers[name];
  return value === undefined ? [] : [value].flat();
}

function headerOf(answer: Scored, name: string): string {
  return headersOf(answer, name).join(', ');
}

function directivesOf(answer: Scored): Map<string, string[]> {
  // Where several policies come along, all of them hold; we send one.
  const directives = new Map<string, string[]>();
  for (const written of headerOf(answer, 'content-security-policy').split(';')) {
    const [name = '', ...sources] = written.trim().split(/\s+/);
    if (name !== '')
      directives.set(
        name.toLowerCase(),
        sources.map((source) => source.toLowerCase()),
      );
  }
  return directives;
}

function cspPoints(answer: Scored): number {
  const policy = directivesOf(answer);
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const isNamed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const has = (sources: string[] | undefined, ...some: string[]) =>
    sources?.some((source) => some.includes(source)) === true;
  if (has(scripts, ...BROAD, "'unsafe-inline'", 'data:') || has(objects, ...BROAD)) return -20;
  const isInsecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  if ([...policy].some(([name, sources]) => !isPassive(name) && isInsecure(sources))) return -20;
  if (has(scripts, "'unsafe-eval'") || has(styles, "'unsafe-eval'")) return -10;
  if (['img-src', 'media-src'].some((name) => isInsecure(sourcesOf(name)))) return -10;
  if (has(styles, ...BROAD, "'unsafe-inline'", 'data:')) return 0;
  const everything = policy.get('default-src') ?? [];
  return everything.length === 1 && everything[0] === "'none'" ? 10 : 5;
}

function cookiePoints(answer: Scored): number {
  const cookies = headersOf(answer, 'set-cookie');
  const points = cookies.map((cookie) => {
    const [pair = '', ...flags] = cookie.split(';').map((part) => part.trim().toLowerCase());
    const isSession = /login|sess/.test(pair.split('=')[0] ?? '');
    const sameSite = flags.find((flag) => flag.startsWith('samesite'))?.split('=')[1];
    if (isSession && !flags.includes('httponly')) return -30;
    if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite)) return -20;
    if (!flags.includes('secure')) return isSession ? -10 : -5;
    return sameSite === undefined ? 0 : 5;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

function corsPoints(answer: Scored): number {
  const isOpen = headerOf(answer, 'access-control-allow-origin') !== '';
  return isOpen && headerOf(answer, 'access-control-allow-credentials') === 'true' ? -50 : 0;
}

function referrerPoints(answer: Scored): number {
  const policy = headerOf(answer, 'referrer-policy').split(',').at(-1)?.trim().toLowerCase() ?? '';
  if (policy === '') return 0;
  return PRIVATE.includes(policy) ? 5 : -5;
}

function hstsPoints(answer: Scored): number {
  const age = /max-age=(\d+)/i.exec(headerOf(answer, 'strict-transport-security'))?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

function scriptPoints(answer: Scored): number {
  if (!headerOf(answer, 'content-type').startsWith('text/html')) return 0;
  const scripts = [...answer.body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const points = scripts.map(([tag, source = '']) => {
    const { protocol, host } = new URL(source, answer.url);
    const hasDigest = /\sintegrity="sha/.test(tag);
    if (host === new URL(answer.url).host && !source.startsWith('//')) return hasDigest ? 5 : 0;
    if (protocol === 'https:') return hasDigest ? 5 : -5;
    return -50;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

function framePoints(answer: Scored): number {
  const ancestors = directivesOf(answer).get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return ['deny', 'sameorigin'].includes(headerOf(answer, 'x-frame-options').toLowerCase()) ? 5 : -20;
}

function corpPoints(answer: Scored): number {
  const policy = headerOf(answer, 'cross-origin-resource-policy').toLowerCase();
  if (policy === 'same-origin' || policy === 'same-site') return 10;
  return policy === '' || policy === 'cross-origin' ? 0 : -5;
}
