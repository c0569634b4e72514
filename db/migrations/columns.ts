import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder } from 'kysely';

/** An integer key that the database numbers and never uses again. */
export function identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().autoIncrement();
}

export function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/** Text that is there even when nothing was said. */
export function textOrEmpty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}

/** 0 or 1. */
export function flag(initially: 0 | 1) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().defaultTo(initially);
}

/** A reference that must point at a row. */
export function references(target: string) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().references(target);
}

/** A row that goes when its owner goes. */
export function ownedBy(target: string) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references(target).onDelete('cascade');
}

/** The two moments that most rows carry. */
export function timestamps<Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
): CreateTableBuilder<Name, Columns | 'created_at' | 'updated_at'> {
  return table.addColumn('created_at', 'text', required).addColumn('updated_at', 'text', required);
}

/** An amount of money or a quantity that is never negative. */
export function notNegative(column: string) {
  return sql`${sql.ref(column)} >= 0`;
}
