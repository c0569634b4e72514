import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder } from 'kysely';

import type { AnyDatabase } from '../../dialect';

type Column = ColumnDefinitionBuilder;

/** An integer primary key that the database assigns and never reuses. */
export function identity(column: Column): Column {
  return column.primaryKey().autoIncrement();
}

export function textKey(column: Column): Column {
  return column.primaryKey();
}

export function required(column: Column): Column {
  return column.notNull();
}

export function requiredUnique(column: Column): Column {
  return column.notNull().unique();
}

/** Text that defaults to the empty string. */
export function textOrEmpty(column: Column): Column {
  return column.notNull().defaultTo('');
}

/** The language of a buyer: 'en' or 'fr-CA'. */
export function buyerLanguage(column: Column): Column {
  return column.notNull().defaultTo('en');
}

/** A JSON array of texts, empty by default. */
export function textList(column: Column): Column {
  return column.notNull().defaultTo('[]');
}

/** A required integer with a default. */
export function numberOr(initial: number) {
  return (column: Column): Column => column.notNull().defaultTo(initial);
}

/** A boolean stored as 0 or 1. */
export function flag(initial: 0 | 1) {
  return (column: Column): Column => column.notNull().defaultTo(initial);
}

/** A required foreign key. */
export function references(target: string) {
  return (column: Column): Column => column.notNull().references(target);
}

/** An optional foreign key. */
export function mayReference(target: string) {
  return (column: Column): Column => column.references(target);
}

/** An optional foreign key that is cleared when the referenced row is deleted. */
export function mayReferenceUntilDeleted(target: string) {
  return (column: Column): Column => column.references(target).onDelete('set null');
}

/** A required foreign key; the row is deleted with the row it references. */
export function ownedBy(target: string) {
  return (column: Column): Column => column.notNull().references(target).onDelete('cascade');
}

/** An optional foreign key; if set, the row is deleted with the row it references. */
export function mayBeOwnedBy(target: string) {
  return (column: Column): Column => column.references(target).onDelete('cascade');
}

/** Adds the creation and modification timestamps that most tables have. */
export function timestamps<Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
): CreateTableBuilder<Name, Columns | 'created_at' | 'updated_at'> {
  return table.addColumn('created_at', 'text', required).addColumn('updated_at', 'text', required);
}

/** The check that an amount or a quantity is never negative. */
export function notNegative(column: string) {
  return sql`${sql.ref(column)} >= 0`;
}

/** Creates indexes in the given order, from their names and what follows `on` in the statement. */
export async function createIndexes(
  db: AnyDatabase,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}

/** Creates unique indexes, from their names and what follows `on` in the statement. */
export async function createUniqueIndexes(
  db: AnyDatabase,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, on] of Object.entries(indexes))
    await sql`create unique index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}
