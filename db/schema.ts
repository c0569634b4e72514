import type { Kysely, Transaction } from 'kysely';

import type { AccountAddressesTable, CompanyUsersTable } from './tables/accounts';
import type { ApiTokensTable, IdempotencyKeysTable } from './tables/api';
import type { BulkRunProductsTable, BulkRunsTable } from './tables/bulk';
import type { AccountDocumentsTable, RegistrationDocumentsTable } from './tables/documents';
import type {
  AssortmentVersionTable,
  CatalogVersionTable,
  CategoriesTable,
  CategoryRedirectsTable,
  FitmentsTable,
  ProductAliasesTable,
  ProductImagesTable,
  ProductPictureFilesTable,
  ProductsTable,
  ProductSpecificationsTable,
} from './tables/catalog';
import type {
  ContentBlocksTable,
  ContentRevisionsTable,
  EventsTable,
  FrenchTextsTable,
  LocationsTable,
  PostsTable,
  RateLimitsTable,
  SettingsTable,
  StandardFrenchTable,
  TextPagesTable,
} from './tables/content';
import type {
  MessageEntriesTable,
  MessagesTable,
  OutboxTable,
  QuoteLinesTable,
  QuotesTable,
  StockNoticesTable,
} from './tables/correspondence';
import type { FavoriteItemsTable, FavoriteListsTable } from './tables/favorites';
import type {
  ImportCategoriesTable,
  ImportChunksTable,
  ImportPicturesTable,
  ImportRowsTable,
  ImportsTable,
} from './tables/imports';
import type {
  StockCountLinesTable,
  StockCountsTable,
  StockLevelsTable,
  StockMovementsTable,
  StockSumsTable,
  StockTransferLinesTable,
  StockTransfersTable,
} from './tables/inventory';
import type {
  CartLinesTable,
  CartsTable,
  CheckoutDraftsTable,
  ConfirmedEmailsTable,
  EmailConfirmationsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderRefundLinesTable,
  OrderRefundsTable,
  OrdersTable,
  PaymentAttemptsTable,
  QuickOrderListsTable,
} from './tables/orders';
import type {
  PaymentDisputesTable,
  ProviderFailuresTable,
  RefundsTable,
  WebhookEventsTable,
} from './tables/payments';
import type { ContractPricesTable, PriceTiersTable, TierPricesTable } from './tables/prices';
import type { ProfessionalsTable } from './tables/professionals';
import type {
  PurchaseOrderLinesTable,
  PurchaseOrdersTable,
  PurchasePostsTable,
  PurchaseReceiptLinesTable,
  PurchaseReceiptsTable,
  SupplierProductsTable,
  SuppliersTable,
} from './tables/purchasing';
import type { ProductCountsTable, SpecificationCountsTable } from './tables/listing-counts';
import type {
  FailedSearchesTable,
  PartNumbersTable,
  SearchSynonymsTable,
  SearchTermsTable,
} from './tables/search';
import type {
  AuditEntriesTable,
  CustomersTable,
  PendingLoginsTable,
  RegistrationDraftsTable,
  SecondFactorRolesTable,
  SessionsTable,
  SignInLinksTable,
  StaffRecoveryCodesTable,
  StaffTable,
} from './tables/people';
import type { LeasesTable } from './tables/upkeep';
import type { WebhookAttemptsTable, WebhookDeliveriesTable, WebhookEndpointsTable } from './tables/webhooks';

/** All tables of the store. */
export interface DB {
  account_addresses: AccountAddressesTable;
  account_documents: AccountDocumentsTable;
  api_tokens: ApiTokensTable;
  assortment_version: AssortmentVersionTable;
  audit_entries: AuditEntriesTable;
  bulk_run_products: BulkRunProductsTable;
  bulk_runs: BulkRunsTable;
  cart_lines: CartLinesTable;
  carts: CartsTable;
  catalogue_version: CatalogVersionTable;
  categories: CategoriesTable;
  category_redirects: CategoryRedirectsTable;
  checkout_drafts: CheckoutDraftsTable;
  company_users: CompanyUsersTable;
  content_blocks: ContentBlocksTable;
  content_revisions: ContentRevisionsTable;
  contract_prices: ContractPricesTable;
  customers: CustomersTable;
  events: EventsTable;
  failed_searches: FailedSearchesTable;
  favorite_items: FavoriteItemsTable;
  favorite_lists: FavoriteListsTable;
  fitments: FitmentsTable;
  french_texts: FrenchTextsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_categories: ImportCategoriesTable;
  import_chunks: ImportChunksTable;
  import_pictures: ImportPicturesTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  leases: LeasesTable;
  product_counts: ProductCountsTable;
  specification_counts: SpecificationCountsTable;
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
  pending_logins: PendingLoginsTable;
  posts: PostsTable;
  professionals: ProfessionalsTable;
  price_tiers: PriceTiersTable;
  product_aliases: ProductAliasesTable;
  product_images: ProductImagesTable;
  product_picture_files: ProductPictureFilesTable;
  product_specifications: ProductSpecificationsTable;
  products: ProductsTable;
  purchase_order_lines: PurchaseOrderLinesTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_posts: PurchasePostsTable;
  purchase_receipt_lines: PurchaseReceiptLinesTable;
  purchase_receipts: PurchaseReceiptsTable;
  quick_order_lists: QuickOrderListsTable;
  quote_lines: QuoteLinesTable;
  quotes: QuotesTable;
  rate_limits: RateLimitsTable;
  payment_disputes: PaymentDisputesTable;
  provider_failures: ProviderFailuresTable;
  refunds: RefundsTable;
  registration_documents: RegistrationDocumentsTable;
  registration_drafts: RegistrationDraftsTable;
  search_synonyms: SearchSynonymsTable;
  search_terms: SearchTermsTable;
  second_factor_roles: SecondFactorRolesTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_links: SignInLinksTable;
  email_confirmations: EmailConfirmationsTable;
  confirmed_emails: ConfirmedEmailsTable;
  staff: StaffTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  standard_french: StandardFrenchTable;
  stock_movements: StockMovementsTable;
  stock_notices: StockNoticesTable;
  stock_sums: StockSumsTable;
  supplier_products: SupplierProductsTable;
  suppliers: SuppliersTable;
  stock_count_lines: StockCountLinesTable;
  stock_counts: StockCountsTable;
  stock_levels: StockLevelsTable;
  stock_transfer_lines: StockTransferLinesTable;
  stock_transfers: StockTransfersTable;
  text_pages: TextPagesTable;
  tier_prices: TierPricesTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_endpoints: WebhookEndpointsTable;
  /** Received from payment providers; the other webhook tables are about the store's own events. */
  webhook_events: WebhookEventsTable;
}

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;
