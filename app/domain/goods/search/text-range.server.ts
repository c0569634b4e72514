import type { ExpressionBuilder, ReferenceExpression } from 'kysely';

/** Text that sorts behind every key that begins with the text before it: keys are letters and digits. */
const AFTER_ALL = '~';

/** The condition that a key begins with a text, as a range that an index answers. */
export function whereStartsWith<Tables, Table extends keyof Tables>(
  build: ExpressionBuilder<Tables, Table>,
  column: ReferenceExpression<Tables, Table>,
  text: string,
) {
  return build.between(column, text, text + AFTER_ALL);
}
