/** Says what is being measured: on one line of a terminal, which an empty text takes away; else on lines of their own. */
export function onLine(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else if (text !== '') console.log(text);
}
