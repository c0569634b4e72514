import { t } from '~/i18n/text';

/** A refusal by the domain. http/ maps these to responses; messages are written for the user. */
export class DomainError extends Error {}

/** The requested record doesn't exist. */
export class NotFoundError extends DomainError {}

/** A field is refused for a reason only the database knows, such as a taken SKU. */
export class FieldError extends DomainError {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The record changed meanwhile. */
export class ConflictError extends DomainError {}

/** Fields changed meanwhile: messages by field. */
export class FieldsChangedError extends ConflictError {
  readonly fieldErrors: Record<string, string>;

  constructor(message: string, fieldErrors: Record<string, string>) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}

/** The store no longer sells the product. */
export class NotSoldError extends ConflictError {
  constructor(name: string) {
    super(t`The store no longer sells ${name}.`);
  }
}

/** Less in stock than requested. */
export class StockShortageError extends DomainError {
  readonly productId: number;
  readonly available: number;

  /** @param held units that the cart already has. */
  constructor(productId: number, name: string, available: number, held = 0) {
    super(describeShortage(name, available, held));
    this.productId = productId;
    this.available = available;
  }
}

/** Says how much of a product is left, and how much of it the cart already had or got now. */
export function describeShortage(name: string, stock: number, held: number, added = 0): string {
  if (stock <= 0) return t`${name} is out of stock.`;
  if (held === 0) return t`${name}: only ${stock} left.`;
  return added === 0
    ? t`${name}: only ${stock} left. Your cart already has ${held}.`
    : t`${name}: only ${stock} left. Added ${added}.`;
}
