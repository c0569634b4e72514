const INLINE =
  /<\/?(?:a|abbr|b|bdi|button|cite|code|em|i|kbd|label|mark|output|path|q|s|small|span|strong|sub|sup|svg|time|use)\b[^>]*>/g;

/** What Québec’s typography forbids, by docs/voice-french.md. */
const MISPRINTS = [
  // Not the sign of a decimal, and not a file's ending.
  /[ \u00a0][,.](?=[ \u00a0]|$)/,
  /[ \u00a0][;!?](?=[ \u00a0]|$)/,
  /[\p{L}\d»)](?: :|:(?=[ \u00a0]))/u,
  /\d(?: ?%| ?\$)|\$\d/,
  /«(?!\u00a0)|(?<!\u00a0)»/,
];

/** Returns the pieces of a French page, as they are read or heard, that have a wrong space or sign. */
export function findMisprints(html: string): string[] {
  const page = html.replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<!--.*?-->/gs, '');
  const attributes = page.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g);
  const description = page.matchAll(/<meta name="description" content="([^"]+)"/g);
  const heard = [...attributes, ...description].map(([, text = '']) => text);
  // An element within a line takes no space of its own.
  const blocks = page.replace(INLINE, '').split(/<[^>]*>/);
  return [...heard, ...blocks]
    .map((text) =>
      decode(text)
        .replace(/[ \n]+/g, ' ')
        .trim(),
    )
    .filter((text) => MISPRINTS.some((misprint) => misprint.test(text)));
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
