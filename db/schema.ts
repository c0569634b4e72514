import type { Kysely, Transaction } from 'kysely';

import type { AccountAddressesTable, CompanyUsersTable } from './tables/accounts';
import type { IdempotencyKeysTable } from './tables/api';
import type { BulkRunProductsTable, BulkRunsTable } from './tables/bulk';
import type { AccountDocumentsTable } from './tables/documents';
import type {
  CatalogueVersionTable,
  CategoriesTable,
  FitmentsTable,
  ProductAliasesTable,
  ProductImagesTable,
  ProductsTable,
  ProductSpecificationsTable,
} from './tables/catalogue';
import type {
  ContentBlocksTable,
  EventsTable,
  LocationsTable,
  PostsTable,
  RateLimitsTable,
  SettingsTable,
  TextPagesTable,
} from './tables/content';
import type {
  MessageEntriesTable,
  MessagesTable,
  OutboxTable,
  QuoteLinesTable,
  QuotesTable,
} from './tables/correspondence';
import type { FavoriteItemsTable, FavoriteListsTable } from './tables/favorites';
import type { ImportChunksTable, ImportRowsTable, ImportsTable } from './tables/imports';
import type { StockMovementsTable } from './tables/inventory';
import type {
  CartLinesTable,
  CartsTable,
  CheckoutDraftsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderRefundLinesTable,
  OrderRefundsTable,
  OrdersTable,
  PaymentAttemptsTable,
} from './tables/orders';
import type { RefundsTable, WebhookEventsTable } from './tables/payments';
import type { ContractPricesTable, PriceTiersTable, TierPricesTable } from './tables/prices';
import type { ProfessionalsTable } from './tables/professionals';
import type { PartNumbersTable, SearchTermsTable } from './tables/search';
import type {
  AuditEntriesTable,
  CustomersTable,
  RegistrationDraftsTable,
  SessionsTable,
  SignInLinksTable,
  StaffTable,
} from './tables/people';

/** Every table of the store. */
export interface DB {
  account_addresses: AccountAddressesTable;
  account_documents: AccountDocumentsTable;
  audit_entries: AuditEntriesTable;
  bulk_run_products: BulkRunProductsTable;
  bulk_runs: BulkRunsTable;
  cart_lines: CartLinesTable;
  carts: CartsTable;
  catalogue_version: CatalogueVersionTable;
  categories: CategoriesTable;
  checkout_drafts: CheckoutDraftsTable;
  company_users: CompanyUsersTable;
  content_blocks: ContentBlocksTable;
  contract_prices: ContractPricesTable;
  customers: CustomersTable;
  events: EventsTable;
  favorite_items: FavoriteItemsTable;
  favorite_lists: FavoriteListsTable;
  fitments: FitmentsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_chunks: ImportChunksTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  locations: LocationsTable;
  message_entries: MessageEntriesTable;
  messages: MessagesTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
  order_refund_lines: OrderRefundLinesTable;
  order_refunds: OrderRefundsTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  part_numbers: PartNumbersTable;
  payment_attempts: PaymentAttemptsTable;
  posts: PostsTable;
  professionals: ProfessionalsTable;
  price_tiers: PriceTiersTable;
  product_aliases: ProductAliasesTable;
  product_images: ProductImagesTable;
  product_specifications: ProductSpecificationsTable;
  products: ProductsTable;
  quote_lines: QuoteLinesTable;
  quotes: QuotesTable;
  rate_limits: RateLimitsTable;
  refunds: RefundsTable;
  registration_drafts: RegistrationDraftsTable;
  search_terms: SearchTermsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_links: SignInLinksTable;
  staff: StaffTable;
  stock_movements: StockMovementsTable;
  text_pages: TextPagesTable;
  tier_prices: TierPricesTable;
  webhook_events: WebhookEventsTable;
}

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;
