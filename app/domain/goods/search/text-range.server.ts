import type { ExpressionBuilder, ReferenceExpression } from 'kysely';

/** Sorts after every key with the prefix; keys are letters and digits. */
const AFTER_ALL = '~';

/** Condition that a key starts with a prefix, as an indexable range. */
export function whereStartsWith<Tables, Table extends keyof Tables>(
  build: ExpressionBuilder<Tables, Table>,
  column: ReferenceExpression<Tables, Table>,
  text: string,
) {
  return build.between(column, text, text + AFTER_ALL);
}
