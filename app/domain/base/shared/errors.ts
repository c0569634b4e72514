/** What the trade refuses. http/ turns these into answers; their messages are written for the person who reads them. */
export class DomainError extends Error {}

/** The thing that was asked for does not exist. */
export class NotFoundError extends DomainError {}

/** A field of otherwise readable input is refused for a reason that only the database knows, such as a taken SKU. */
export class FieldError extends DomainError {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Somebody else was quicker: what the person saw is no longer so. */
export class ConflictError extends DomainError {}

/** The store does not sell the product any more. */
export class NotSoldError extends ConflictError {
  constructor(name: string) {
    super(`The store no longer sells ${name}.`);
  }
}

/** There is less in stock than was asked for. */
export class StockShortageError extends DomainError {
  readonly productId: number;
  readonly available: number;

  constructor(productId: number, name: string, available: number) {
    super(available === 0 ? `${name} is out of stock.` : `Only ${available} left of ${name}.`);
    this.productId = productId;
    this.available = available;
  }
}
