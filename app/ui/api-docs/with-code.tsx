/** A sentence whose names stand between backticks, as Markdown has them. */
export function WithCode({ text }: { text: string }) {
  // Every second part stands between two of them.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
