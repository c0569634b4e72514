CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "staff" ("id" integer primary key autoincrement, "username" text not null unique, "password_hash" text not null, "name" text not null, "email" text not null, "role" text not null, "is_active" integer default 1 not null, "last_login_at" text, "created_at" text not null, "version" integer default 1 not null, "totp_secret" text, "totp_since" text, "totp_last_step" integer);
CREATE TABLE "staff_recovery_codes" ("id" integer primary key autoincrement, "staff_id" integer not null references "staff" ("id") on delete cascade, "code_hash" text not null, "created_at" text not null, "used_at" text, constraint "staff_recovery_codes_once" unique ("staff_id", "code_hash"));
CREATE TABLE "second_factor_roles" ("role" text primary key);
CREATE TABLE "pending_logins" ("id_hash" text primary key, "staff_id" integer not null references "staff" ("id") on delete cascade, "failures" integer default 0 not null, "created_at" text not null, "expires_at" text not null);
CREATE INDEX "pending_logins_by_staff" on pending_logins (staff_id, created_at);
CREATE TABLE "audit_entries" ("id" integer primary key autoincrement, "actor" text not null, "staff_id" integer references "staff" ("id"), "action" text not null, "subject" text not null, "before" text, "after" text, "request_id" text default '' not null, "created_at" text not null);
CREATE INDEX "audit_entries_by_subject" on audit_entries (subject, id);
CREATE INDEX "audit_entries_by_action" on audit_entries (action, id);
CREATE INDEX "audit_entries_by_actor" on audit_entries (actor, id);
CREATE INDEX "audit_entries_by_moment" on audit_entries (created_at, id);
CREATE TRIGGER "audit_entries_no_update" before update on "audit_entries" when (not (new.before is null and new.after is null and new.id = old.id and new.actor = old.actor
      and coalesce(new.staff_id, 0) = coalesce(old.staff_id, 0) and new.action = old.action
      and new.subject = old.subject and new.request_id = old.request_id and new.created_at = old.created_at)) begin
      select raise(abort, 'The audit log is only written to: no entry of it is changed or removed');
    end;
CREATE TRIGGER "audit_entries_no_delete" before delete on "audit_entries"  begin
      select raise(abort, 'The audit log is only written to: no entry of it is changed or removed');
    end;
CREATE TABLE "api_tokens" ("id" integer primary key autoincrement, "name" text not null, "token_hash" text not null unique, "prefix" text not null, "scopes" text not null, "created_by" integer not null references "staff" ("id"), "created_at" text not null, "last_used_at" text, "revoked_at" text, "revoked_by" integer references "staff" ("id"));
CREATE UNIQUE INDEX "api_tokens_by_name" on api_tokens (lower(name)) where revoked_at is null;
CREATE TABLE "customers" ("id" integer primary key autoincrement, "email" text not null unique, "first_name" text not null, "last_name" text not null, "phone" text not null, "company_name" text not null, "business_type" text not null, "job_title" text not null, "years_in_business" text not null, "address" text not null, "city" text not null, "state_code" text not null, "zip_code" text not null, "language" text default 'en' not null, "marketing_emails" integer default 0 not null, "agreed_to_terms_at" text not null, "agreed_to_privacy_at" text not null, "status" text not null, "price_tier" text, "decided_by" integer references "staff" ("id"), "decided_at" text, "decision_reason" text default '' not null, "created_at" text not null, "updated_at" text not null, "net_terms_days" integer, "credit_limit_cents" integer default 0 not null, "tax_exempt_certificate" text default '' not null, "tax_exempt_until" text, "favorites_owner" text);
CREATE INDEX "customers_by_turn" on customers ((status <> 'applied'), id desc);
CREATE INDEX "customers_by_status" on customers (status, id);
CREATE INDEX "customers_by_company" on customers (lower(company_name), id);
CREATE INDEX "customers_by_name" on customers (lower(first_name || ' ' || last_name), id);
CREATE INDEX "customers_by_lower_email" on customers (lower(email), id);
CREATE TABLE "company_users" ("id" integer primary key autoincrement, "customer_id" integer not null references "customers" ("id") on delete cascade, "email" text not null, "first_name" text not null, "last_name" text not null, "language" text default 'en' not null, "may_manage" integer default 0 not null, "may_approve" integer default 0 not null, "spending_limit_cents" integer, "approver_id" integer references "company_users" ("id") on delete set null, "removed_at" text, "created_at" text not null, constraint "company_users_limit_not_negative" check (spending_limit_cents >= 0));
CREATE UNIQUE INDEX "company_users_email" on company_users (email) where removed_at is null;
CREATE INDEX "company_users_by_customer" on company_users (customer_id, id);
CREATE TABLE "sign_in_links" ("token_hash" text primary key, "user_id" integer references "company_users" ("id") on delete cascade, "created_at" text not null, "expires_at" text not null, "used_at" text);
CREATE INDEX "sign_in_links_by_user" on sign_in_links (user_id, created_at);
CREATE TABLE "account_addresses" ("id" integer primary key autoincrement, "customer_id" integer not null references "customers" ("id") on delete cascade, "label" text not null, "address" text not null, "city" text not null, "state_code" text not null, "zip_code" text not null, "is_default" integer default 0 not null, "created_at" text not null);
CREATE INDEX "account_addresses_by_customer" on account_addresses (customer_id, id);
CREATE TABLE "account_documents" ("id" integer primary key autoincrement, "customer_id" integer not null references "customers" ("id") on delete cascade, "kind" text not null, "number" text not null, "issued_by" text not null, "expires_on" text, "file_name" text not null, "media_type" text not null, "size" integer not null, "sha256" text not null, "state" text not null, "decline_reason" text default '' not null, "reviewed_by" integer references "staff" ("id"), "reviewed_at" text, "uploaded_at" text not null, "bytes" blob not null, constraint "account_documents_kind" check (kind in ('licence', 'tax-certificate')), constraint "account_documents_state" check (state in ('waiting', 'accepted', 'declined')));
CREATE INDEX "account_documents_by_customer" on account_documents (customer_id, kind, state, expires_on);
CREATE INDEX "account_documents_by_state" on account_documents (state, id);
CREATE TABLE "locations" ("id" integer primary key autoincrement, "name" text not null, "type" text not null, "region" text not null, "address" text not null, "city" text not null, "province" text not null, "postal_code" text not null, "phone" text default '' not null, "fax" text default '' not null, "email" text default '' not null, "hours_weekdays" text default '' not null, "hours_saturday" text default '' not null, "hours_sunday" text default '' not null, "services" text default '[]' not null, "specialties" text default '[]' not null, "latitude" real not null, "longitude" real not null, "sort_order" integer default 0 not null, "holds_stock" integer default 0 not null, "is_stock_default" integer default 0 not null, "is_active" integer default 1 not null);
CREATE UNIQUE INDEX "locations_one_stock_default" on locations (is_stock_default) where is_stock_default = 1;
CREATE TABLE "categories" ("id" integer primary key autoincrement, "parent_id" integer references "categories" ("id"), "name" text not null, "slug" text not null unique, "description" text default '' not null, "hero_text" text default '' not null, "picture" text default '' not null, "service_tags" text default '' not null, "sort_order" integer default 0 not null, "is_active" integer default 1 not null, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "list_attributes" text default '[]' not null, "default_view" text default 'grid' not null);
CREATE INDEX "categories_parent" on categories (parent_id);
CREATE TABLE "category_redirects" ("slug" text primary key, "category_id" integer references "categories" ("id"), "created_at" text not null);
CREATE INDEX "category_redirects_category" on category_redirects (category_id);
CREATE TABLE "products" ("id" integer primary key autoincrement, "category_id" integer not null references "categories" ("id"), "name" text not null, "slug" text not null unique, "sku" text not null, "sku_key" text not null unique, "product_number" text default '' not null, "ez_number" text default '' not null, "brand" text default '' not null, "model" text default '' not null, "type" text default '' not null, "description" text default '' not null, "features" text default '[]' not null, "price_cents" integer not null, "sale_price_cents" integer, "cost_price_cents" integer, "effective_price_cents" integer not null, "is_on_sale" integer default 0 not null, "is_featured" integer default 0 not null, "is_active" integer default 1 not null, "badge" text, "unit" text default 'each' not null, "pack_size" integer default 1 not null, "stock_quantity" integer default 0 not null, "low_stock_threshold" integer default 10 not null, "reorder_level" integer default 20 not null, "reorder_quantity" integer default 50 not null, "rating_tenths" integer default 0 not null, "review_count" integer default 0 not null, "key_type" text default '' not null, "fcc_id" text default '' not null, "oem_number" text default '' not null, "compatibility" text default '' not null, "vehicle_make" text default '' not null, "vehicle_year" text default '' not null, "service_tags" text default '' not null, "image_url" text, "picture" text default '' not null, "search_text" text default '' not null, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "is_restricted" integer default 0 not null, constraint "products_stock_not_negative" check ("stock_quantity" >= 0), constraint "products_price_not_negative" check ("price_cents" >= 0));
CREATE TABLE "product_aliases" ("alias" text primary key, "product_id" integer not null references "products" ("id") on delete cascade, "is_former_slug" integer default 0 not null);
CREATE TABLE "product_specifications" ("product_id" integer not null references "products" ("id") on delete cascade, "position" integer not null, "name" text not null, "value" text not null, constraint "product_specifications_key" primary key ("product_id", "position"));
CREATE INDEX "product_specifications_by_value" on product_specifications (name, value, product_id);
CREATE INDEX "product_specifications_of_product" on product_specifications (product_id, name, value);
CREATE TABLE "product_images" ("id" integer primary key autoincrement, "product_id" integer not null references "products" ("id") on delete cascade, "position" integer not null, "url" text not null, "width" integer not null, "height" integer not null, "alt" text default '' not null, "source_url" text);
CREATE INDEX "product_images_by_product" on product_images (product_id, position);
CREATE TABLE "product_picture_files" ("image_id" integer not null references "product_images" ("id") on delete cascade, "width" integer not null, "bytes" blob not null, constraint "product_picture_files_key" primary key ("image_id", "width"));
CREATE TABLE "fitments" ("id" integer primary key autoincrement, "product_id" integer not null references "products" ("id") on delete cascade, "make" text not null, "model" text not null, "year_from" integer not null, "year_to" integer not null, "is_sample" integer default 0 not null);
CREATE INDEX "fitments_by_vehicle" on fitments (make, model, year_from, year_to, product_id);
CREATE INDEX "fitments_by_product" on fitments (product_id);
CREATE INDEX "products_featured" on products (id) where is_featured = 1;
CREATE INDEX "products_on_sale" on products (id) where is_on_sale = 1;
CREATE INDEX "products_facets" on products (is_active, category_id, brand, type, stock_quantity);
CREATE INDEX "products_sale_counts" on products (is_active, category_id, sale_price_cents) where is_on_sale = 1;
CREATE INDEX "products_sale_savings" on products ((price_cents - sale_price_cents) desc, id) where is_on_sale = 1;
CREATE INDEX "products_by_lower_name" on products (lower(name));
CREATE INDEX "products_stock_by_category" on products (category_id, stock_quantity, low_stock_threshold, price_cents);
CREATE INDEX "products_staff_name" on products (lower(name || char(10) || sku || char(10) || brand), id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured, is_on_sale);
CREATE INDEX "products_staff_sku" on products (sku_key, id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured, is_on_sale);
CREATE INDEX "products_staff_category" on products (category_id, id, is_active, stock_quantity, low_stock_threshold, is_featured, is_on_sale);
CREATE INDEX "products_staff_price" on products (effective_price_cents, id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured, is_on_sale);
CREATE INDEX "products_staff_stock" on products (stock_quantity, id, is_active, category_id, low_stock_threshold, is_featured, is_on_sale);
CREATE INDEX "products_by_category" on products (category_id, is_active, lower(name), id);
CREATE INDEX "products_best_of_category" on products (category_id, is_active, is_featured desc, id, brand, type, stock_quantity);
CREATE INDEX "products_of_kind" on products (category_id, type, is_active, id);
CREATE INDEX "products_in_alert" on products (stock_quantity, id, low_stock_threshold)
    where (stock_quantity <= 0 or stock_quantity <= low_stock_threshold);
CREATE INDEX "products_to_reorder" on products (is_active, id)
    where is_active = 1 and stock_quantity <= reorder_level;
CREATE INDEX "products_by_fcc_id" on products (replace(replace(lower(fcc_id), '-', ''), ' ', ''), is_active, category_id, fcc_id, vehicle_make)
    where fcc_id <> '';
CREATE INDEX "products_price_of_category" on products (category_id, is_active, effective_price_cents, id, brand, type);
CREATE INDEX "products_best" on products (is_active, is_featured desc, id, category_id, brand, type);
CREATE INDEX "products_by_price" on products (is_active, effective_price_cents, id, category_id, brand, type);
CREATE INDEX "products_by_name" on products (is_active, lower(name), id, category_id, brand, type);
CREATE INDEX "products_by_number" on products (is_active, product_number, id, category_id, brand, type);
CREATE INDEX "products_to_count" on products (id, is_active, category_id, stock_quantity, low_stock_threshold, is_featured,
    is_on_sale, brand, type, vehicle_make, name);
CREATE INDEX "products_by_value" on products ((price_cents * stock_quantity), id, category_id, stock_quantity, low_stock_threshold);
CREATE TABLE "price_tiers" ("code" text primary key, "name" text not null unique, "discount_basis_points" integer not null, "created_at" text not null, "updated_at" text not null, constraint "price_tiers_discount_not_negative" check ("discount_basis_points" >= 0));
CREATE TABLE "tier_prices" ("price_tier" text not null references "price_tiers" ("code") on delete cascade, "product_id" integer not null references "products" ("id") on delete cascade, "min_quantity" integer not null, "unit_price_cents" integer not null, "created_at" text not null, "updated_at" text not null, constraint "tier_prices_key" primary key ("product_id", "price_tier", "min_quantity"), constraint "tier_prices_price_not_negative" check ("unit_price_cents" >= 0));
CREATE TABLE "contract_prices" ("customer_id" integer not null references "customers" ("id") on delete cascade, "product_id" integer not null references "products" ("id") on delete cascade, "min_quantity" integer not null, "unit_price_cents" integer not null, "ends_on" text, "created_at" text not null, "updated_at" text not null, constraint "contract_prices_key" primary key ("customer_id", "product_id", "min_quantity"), constraint "contract_prices_price_not_negative" check ("unit_price_cents" >= 0));
CREATE TABLE "carts" ("id" text primary key, "customer_id" integer references "customers" ("id"), "created_at" text not null, "updated_at" text not null, "last_batch" text default '' not null, "user_id" integer references "company_users" ("id") on delete set null);
CREATE INDEX "carts_by_customer" on carts (customer_id);
CREATE INDEX "carts_by_user" on carts (user_id);
CREATE INDEX "carts_by_change" on carts (updated_at);
CREATE TABLE "cart_lines" ("cart_id" text not null references "carts" ("id") on delete cascade, "product_id" integer not null references "products" ("id") on delete cascade, "quantity" integer not null, "added_at" text not null, constraint "cart_lines_key" primary key ("cart_id", "product_id"), constraint "cart_lines_quantity_positive" check (quantity > 0));
CREATE TABLE "checkout_drafts" ("cart_id" text primary key references "carts" ("id") on delete cascade, "data" text not null, "updated_at" text not null, "expires_at" text not null);
CREATE INDEX "checkout_drafts_by_expiry" on checkout_drafts (expires_at);
CREATE TABLE "quick_order_lists" ("cart_id" text primary key references "carts" ("id") on delete cascade, "list_id" text not null, "revision" integer not null, "lines" text not null, "updated_at" text not null);
CREATE TABLE "sessions" ("id_hash" text primary key, "staff_id" integer references "staff" ("id") on delete cascade, "customer_id" integer references "customers" ("id") on delete cascade, "cart_id" text references "carts" ("id") on delete set null, "created_at" text not null, "last_seen_at" text not null, "expires_at" text not null, "favorites_owner" text, "vehicle_make" text, "vehicle_model" text, "vehicle_year" integer, "user_id" integer references "company_users" ("id") on delete cascade, "device" text default '' not null);
CREATE INDEX "sessions_by_expiry" on sessions (expires_at);
CREATE INDEX "sessions_by_cart" on sessions (cart_id);
CREATE INDEX "sessions_by_user" on sessions (user_id);
CREATE INDEX "sessions_by_staff" on sessions (staff_id);
CREATE TRIGGER sessions_keep_their_holder before update on sessions when old."staff_id" is null and new."staff_id" is not null or old."customer_id" is null and new."customer_id" is not null or old."user_id" is null and new."user_id" is not null begin
      select raise(abort, 'A session is never given to somebody else: open another.');
    end;
CREATE TABLE "registration_drafts" ("session_id_hash" text primary key references "sessions" ("id_hash") on delete cascade, "data" text not null, "revision" integer not null, "sent_at" text, "updated_at" text not null, "expires_at" text not null);
CREATE TABLE "registration_documents" ("session_id_hash" text primary key references "registration_drafts" ("session_id_hash") on delete cascade, "file_name" text not null, "media_type" text not null, "size" integer not null, "sha256" text not null, "bytes" blob not null);
CREATE INDEX "registration_drafts_by_expiry" on registration_drafts (expires_at);
CREATE TABLE "favorite_lists" ("id" text primary key, "owner_id" text not null, "customer_id" integer references "customers" ("id"), "name" text not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "favorite_lists_by_owner" on favorite_lists (owner_id, created_at);
CREATE TABLE "favorite_items" ("list_id" text not null references "favorite_lists" ("id") on delete cascade, "product_id" integer not null references "products" ("id") on delete cascade, "quantity" integer not null, "added_at" text not null, constraint "favorite_items_key" primary key ("list_id", "product_id"), constraint "favorite_items_quantity_positive" check (quantity > 0));
CREATE INDEX "favorite_items_by_product" on favorite_items (product_id, list_id);
CREATE TABLE "orders" ("id" integer primary key autoincrement, "number" text not null unique, "access_key" text not null unique, "checkout_token" text not null unique, "cart_id" text references "carts" ("id") on delete set null, "placed_from" text default '' not null, "is_email_unconfirmed" integer default 0 not null, "customer_id" integer references "customers" ("id"), "language" text default 'en' not null, "policy" text not null, "state" text not null, "payment_method" text not null, "currency" text not null, "subtotal_cents" integer not null, "shipping_cents" integer not null, "tax_cents" integer not null, "total_cents" integer not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "company" text default '' not null, "address" text not null, "city" text not null, "state_code" text not null, "zip_code" text not null, "attention" text default '' not null, "delivery_instructions" text default '' not null, "billing_name" text default '' not null, "billing_address" text default '' not null, "billing_city" text default '' not null, "billing_state_code" text default '' not null, "billing_zip_code" text default '' not null, "po_number" text default '' not null, "carrier" text default '' not null, "tracking_number" text default '' not null, "expires_at" text, "placed_at" text not null, "paid_at" text, "updated_at" text not null, "received_cents" integer default 0 not null, "due_at" text, "placed_by_user_id" integer references "company_users" ("id"), "pickup_location_id" integer references "locations" ("id"), "pickup_ready_at" text);
CREATE INDEX "orders_by_state" on orders (state, id);
CREATE INDEX "orders_by_email" on orders (email);
CREATE INDEX "orders_by_change" on orders (updated_at, id);
CREATE INDEX "orders_by_cart" on orders (cart_id);
CREATE INDEX "orders_by_total" on orders (total_cents, id);
CREATE INDEX "orders_by_day" on orders (placed_at, id);
CREATE INDEX "orders_by_customer" on orders (customer_id, id);
CREATE INDEX "orders_by_state_and_day" on orders (state, placed_at, id);
CREATE INDEX "orders_by_state_and_total" on orders (state, total_cents, id);
CREATE INDEX "orders_by_method" on orders (payment_method, state, placed_at, id);
CREATE INDEX "orders_by_customer_name" on orders (lower(first_name || ' ' || last_name), id);
CREATE INDEX "orders_by_tracking_number" on orders (tracking_number, id);
CREATE TABLE "order_lines" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("id"), "product_id" integer not null references "products" ("id"), "name" text not null, "sku" text not null, "picture" text default '' not null, "unit_price_cents" integer not null, "list_price_cents" integer not null, "quantity" integer not null, "total_cents" integer not null, "restocked_quantity" integer default 0 not null, "shipped_quantity" integer, "price_basis" text default '' not null);
CREATE INDEX "order_lines_by_order" on order_lines (order_id);
CREATE INDEX "order_lines_by_product" on order_lines (product_id);
CREATE INDEX "order_lines_by_sku" on order_lines (sku, order_id);
CREATE TABLE "order_events" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("id"), "from_state" text, "to_state" text not null, "actor" text not null, "detail" text default '' not null, "created_at" text not null, "kind" text default 'state' not null);
CREATE INDEX "order_events_by_order" on order_events (order_id, id);
CREATE TABLE "email_confirmations" ("token_hash" text primary key, "email" text not null, "order_id" integer references "orders" ("id") on delete cascade, "expires_at" text not null);
CREATE TABLE "confirmed_emails" ("email_hash" text primary key, "expires_at" text not null);
CREATE TABLE "payment_attempts" ("id" integer primary key autoincrement, "order_id" integer references "orders" ("id"), "provider" text not null, "method" text not null, "idempotency_key" text not null unique, "state" text not null, "amount_cents" integer not null, "currency" text not null, "provider_reference" text, "detail" text default '' not null, "sent_at" text not null, "settled_at" text, "hosted_reference" text, "hosted_url" text, "return_origin" text, "expires_at" text, "next_look_at" text, "captured_cents" integer, "looks" integer default 0 not null, "payer_name" text default '' not null, "payer_email" text default '' not null, "payer_phone" text default '' not null, "payer_company" text default '' not null);
CREATE INDEX "payment_attempts_by_state" on payment_attempts (state, sent_at);
CREATE INDEX "payment_attempts_by_order" on payment_attempts (order_id);
CREATE INDEX "payment_attempts_by_capture" on payment_attempts (provider_reference);
CREATE INDEX "payment_attempts_by_next_look" on payment_attempts (state, next_look_at);
CREATE TABLE "webhook_events" ("provider" text not null, "event_id" text not null, "attempt_key" text, "created_at" text not null, "received_at" text not null, constraint "webhook_events_once" primary key ("provider", "event_id"));
CREATE TABLE "refunds" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("id"), "attempt_id" integer not null references "payment_attempts" ("id"), "amount_cents" integer not null, "refund_key" text not null unique, "state" text not null, "reason" text default '' not null, "actor" text not null, "provider_reference" text, "detail" text default '' not null, "tries" integer default 0 not null, "due_at" text not null, "created_at" text not null, "settled_at" text);
CREATE INDEX "refunds_by_state" on refunds (state, due_at);
CREATE INDEX "refunds_by_order" on refunds (order_id);
CREATE TABLE "payment_disputes" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("id"), "provider" text not null, "provider_reference" text not null, "amount_cents" integer not null, "reason" text not null, "state" text not null, "created_at" text not null, "updated_at" text not null, constraint "payment_disputes_once" unique ("provider", "provider_reference"));
CREATE INDEX "payment_disputes_by_order" on payment_disputes (order_id);
CREATE INDEX "payment_disputes_by_state" on payment_disputes (state);
CREATE TABLE "provider_failures" ("provider" text not null, "kind" text not null, "order_number" text default '' not null, "count" integer default 1 not null, "last_at" text not null, "recovered_at" text, constraint "provider_failures_key" primary key ("provider", "kind"));
CREATE TABLE "idempotency_keys" ("scope" text not null, "key" text not null, "body_hash" text not null, "status" integer, "answer" text, "started_at" text not null, constraint "idempotency_keys_key" primary key ("scope", "key"));
CREATE INDEX "idempotency_keys_by_age" on idempotency_keys (started_at);
CREATE TABLE "order_refunds" ("id" integer primary key autoincrement, "order_id" integer not null references "orders" ("id"), "refund_id" integer references "refunds" ("id"), "amount_cents" integer not null, "goods_cents" integer not null, "tax_cents" integer not null, "shipping_cents" integer not null, "reason" text default '' not null, "actor" text not null, "sent_at" text, "created_at" text not null, constraint "order_refunds_amount_positive" check (amount_cents > 0));
CREATE INDEX "order_refunds_by_order" on order_refunds (order_id);
CREATE TABLE "order_refund_lines" ("order_refund_id" integer not null references "order_refunds" ("id") on delete cascade, "order_line_id" integer not null references "order_lines" ("id"), "quantity" integer not null, "amount_cents" integer not null, constraint "order_refund_lines_key" primary key ("order_refund_id", "order_line_id"), constraint "order_refund_lines_quantity_positive" check (quantity > 0));
CREATE TABLE "quotes" ("id" integer primary key autoincrement, "number" text not null unique, "access_key" text not null unique, "customer_id" integer references "customers" ("id"), "order_id" integer references "orders" ("id"), "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text default '' not null, "company" text default '' not null, "message" text default '' not null, "language" text default 'en' not null, "status" text not null, "expires_at" text, "created_at" text not null, "updated_at" text not null, "revision" integer default 0 not null, "staff_note" text default '' not null, "decline_reason" text default '' not null, "declined_by" text default '' not null, "priced_at" text, "needs_answer" integer default 0 not null);
CREATE INDEX "quotes_by_customer" on quotes (customer_id, id);
CREATE INDEX "quotes_by_order" on quotes (order_id);
CREATE TABLE "quote_lines" ("id" integer primary key autoincrement, "quote_id" integer not null references "quotes" ("id") on delete cascade, "product_id" integer not null references "products" ("id"), "quantity" integer not null, "unit_price_cents" integer);
CREATE INDEX "quote_lines_by_quote" on quote_lines (quote_id);
CREATE TABLE "messages" ("id" integer primary key autoincrement, "kind" text not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text default '' not null, "company" text default '' not null, "location_id" integer references "locations" ("id"), "product_id" integer references "products" ("id"), "quote_id" integer references "quotes" ("id"), "subject" text default '' not null, "message" text not null, "language" text default 'en' not null, "status" text not null, "assigned_staff_id" integer references "staff" ("id"), "created_at" text not null, "updated_at" text not null, "is_unread" integer default 1 not null, "is_suspected_spam" integer default 0 not null);
CREATE INDEX "messages_by_moment" on messages (created_at);
CREATE INDEX "messages_unread" on messages (is_unread, status);
CREATE INDEX "messages_by_quote" on messages (quote_id);
CREATE INDEX "messages_by_turn" on messages ((case when is_unread = 1 and status = 'open' then 0 else 1 end), id desc);
CREATE INDEX "messages_counts" on messages (kind, status, is_unread);
CREATE TABLE "message_entries" ("id" integer primary key autoincrement, "message_id" integer not null references "messages" ("id") on delete cascade, "author" text not null, "staff_id" integer references "staff" ("id"), "text" text not null, "form_key" text not null unique, "created_at" text not null);
CREATE INDEX "message_entries_by_message" on message_entries (message_id, id);
CREATE TABLE "outbox" ("id" integer primary key autoincrement, "event_key" text not null unique, "to_address" text not null, "subject" text not null, "text" text not null, "html" text default '' not null, "state" text not null, "attempts" integer default 0 not null, "last_error" text default '' not null, "due_at" text not null, "sent_at" text, "created_at" text not null);
CREATE INDEX "outbox_due" on outbox (state, due_at);
CREATE INDEX "outbox_by_words" on outbox (state, to_address, subject);
CREATE INDEX "outbox_by_state" on outbox (state, id);
CREATE TABLE "stock_notices" ("email" text not null, "product_id" integer not null references "products" ("id") on delete cascade, "language" text default 'en' not null, "created_at" text not null, constraint "stock_notices_key" primary key ("email", "product_id"));
CREATE INDEX "stock_notices_by_product" on stock_notices (product_id);
CREATE TABLE "stock_levels" ("product_id" integer not null references "products" ("id") on delete cascade, "location_id" integer not null, "quantity" integer not null, constraint "stock_levels_key" primary key ("product_id", "location_id"), constraint "stock_levels_not_negative" check ("quantity" >= 0));
CREATE INDEX "stock_levels_by_location" on stock_levels (location_id, product_id, quantity);
CREATE TABLE "stock_movements" ("id" integer primary key autoincrement, "product_id" integer not null references "products" ("id"), "delta" integer not null, "quantity_after" integer not null, "kind" text not null, "reason" text default '' not null, "actor" text not null, "cause" text, "created_at" text not null, "location_id" integer default 0 not null, "part" integer default 0 not null, "location_quantity_after" integer default 0 not null);
CREATE INDEX "stock_movements_by_product" on stock_movements (product_id, id);
CREATE UNIQUE INDEX "stock_movements_once_a_cause" on stock_movements (cause, kind, product_id, part);
CREATE INDEX "stock_movements_by_location" on stock_movements (product_id, location_id, kind, delta);
CREATE INDEX "stock_movements_by_moment" on stock_movements (created_at, id);
CREATE TABLE "stock_transfers" ("id" integer primary key autoincrement, "from_location_id" integer not null references "locations" ("id"), "to_location_id" integer not null references "locations" ("id"), "state" text not null, "note" text default '' not null, "created_by" text not null, "sent_at" text, "closed_at" text, "created_at" text not null, "updated_at" text not null, "version" integer not null, constraint "stock_transfers_state" check (state in ('draft', 'sent', 'partly_received', 'received', 'cancelled')), constraint "stock_transfers_two_ends" check (from_location_id <> to_location_id));
CREATE INDEX "stock_transfers_by_state" on stock_transfers (state, id);
CREATE TABLE "stock_transfer_lines" ("id" integer primary key autoincrement, "transfer_id" integer not null references "stock_transfers" ("id") on delete cascade, "product_id" integer not null references "products" ("id"), "quantity" integer not null, "received_quantity" integer default 0 not null, "missing_quantity" integer default 0 not null, "missing_reason" text default '' not null, constraint "stock_transfer_lines_sent" check (quantity > 0), constraint "stock_transfer_lines_no_more_than_sent" check (received_quantity >= 0 and missing_quantity >= 0 and received_quantity + missing_quantity <= quantity), constraint "stock_transfer_lines_once" unique ("transfer_id", "product_id"));
CREATE INDEX "stock_transfer_lines_by_product" on stock_transfer_lines (product_id);
CREATE TABLE "stock_counts" ("id" integer primary key autoincrement, "location_id" integer not null references "locations" ("id"), "category_id" integer references "categories" ("id"), "state" text not null, "note" text default '' not null, "created_by" text not null, "closed_at" text, "created_at" text not null, "updated_at" text not null, "version" integer not null, constraint "stock_counts_state" check (state in ('counting', 'posted', 'cancelled')));
CREATE INDEX "stock_counts_by_state" on stock_counts (state, id);
CREATE TABLE "stock_count_lines" ("id" integer primary key autoincrement, "count_id" integer not null references "stock_counts" ("id") on delete cascade, "product_id" integer not null references "products" ("id"), "position" integer not null, "quantity_at_start" integer not null, "counted" integer, "quantity_when_counted" integer, "counted_by" text default '' not null, "counted_at" text, "posted_delta" integer, "movement_when_counted" integer, constraint "stock_count_lines_counted" check (counted is null or counted >= 0), constraint "stock_count_lines_once" unique ("count_id", "product_id"));
CREATE INDEX "stock_count_lines_in_order" on stock_count_lines (count_id, position);
CREATE INDEX "stock_count_lines_by_product" on stock_count_lines (product_id);
CREATE TABLE "suppliers" ("id" integer primary key autoincrement, "name" text not null, "contact_name" text default '' not null, "email" text default '' not null, "phone" text default '' not null, "account_number" text default '' not null, "lead_time_days" integer default 0 not null, "minimum_order_cents" integer default 0 not null, "notes" text default '' not null, "archived_at" text, "revision" integer default 0 not null, "created_at" text not null, "updated_at" text not null, constraint "suppliers_lead_time_not_negative" check ("lead_time_days" >= 0), constraint "suppliers_minimum_not_negative" check ("minimum_order_cents" >= 0));
CREATE UNIQUE INDEX "suppliers_name" on suppliers (lower(name));
CREATE TABLE "supplier_products" ("supplier_id" integer not null references "suppliers" ("id") on delete cascade, "product_id" integer not null references "products" ("id") on delete cascade, "part_number" text default '' not null, "unit_cost_cents" integer, "is_preferred" integer default 0 not null, "revision" integer default 0 not null, "created_at" text not null, "updated_at" text not null, constraint "supplier_products_key" primary key ("supplier_id", "product_id"), constraint "supplier_products_cost_not_negative" check ("unit_cost_cents" >= 0));
CREATE INDEX "supplier_products_by_product" on supplier_products (product_id);
CREATE UNIQUE INDEX "supplier_products_preferred" on supplier_products (product_id)
    where is_preferred = 1;
CREATE TABLE "purchase_orders" ("id" integer primary key autoincrement, "supplier_id" integer not null references "suppliers" ("id"), "state" text not null, "location_id" integer references "locations" ("id") on delete set null, "reference" text default '' not null, "notes" text default '' not null, "expected_on" text, "end_reason" text default '' not null, "created_by" text not null, "sent_at" text, "ended_at" text, "revision" integer default 0 not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "purchase_orders_by_state" on purchase_orders (state, id);
CREATE INDEX "purchase_orders_by_supplier" on purchase_orders (supplier_id, id);
CREATE TABLE "purchase_order_lines" ("id" integer primary key autoincrement, "purchase_order_id" integer not null references "purchase_orders" ("id") on delete cascade, "product_id" integer not null references "products" ("id"), "sku" text not null, "name" text not null, "part_number" text default '' not null, "quantity" integer not null, "unit_cost_cents" integer not null, "received_quantity" integer default 0 not null, constraint "purchase_order_lines_once_a_product" unique ("purchase_order_id", "product_id"), constraint "purchase_order_lines_quantity" check (quantity > 0), constraint "purchase_order_lines_received" check ("received_quantity" >= 0), constraint "purchase_order_lines_cost" check ("unit_cost_cents" >= 0));
CREATE INDEX "purchase_order_lines_by_product" on purchase_order_lines (product_id);
CREATE TABLE "purchase_receipts" ("id" integer primary key autoincrement, "purchase_order_id" integer not null references "purchase_orders" ("id") on delete cascade, "number" integer not null, "reference" text default '' not null, "received_by" text not null, "form_key" text not null unique, "created_at" text not null, constraint "purchase_receipts_number" unique ("purchase_order_id", "number"));
CREATE TABLE "purchase_receipt_lines" ("receipt_id" integer not null references "purchase_receipts" ("id") on delete cascade, "line_id" integer not null references "purchase_order_lines" ("id"), "quantity" integer not null, "discrepancy" text default '' not null, "unit_cost_cents" integer not null, constraint "purchase_receipt_lines_key" primary key ("receipt_id", "line_id"), constraint "purchase_receipt_lines_quantity" check ("quantity" >= 0));
CREATE TABLE "purchase_posts" ("form_key" text primary key, "order_ids" text not null, "created_at" text not null);
CREATE TABLE "posts" ("id" integer primary key autoincrement, "slug" text not null unique, "title" text not null, "published_on" text not null, "summary" text default '' not null, "body_markdown" text default '' not null, "picture" text default '' not null, "is_published" integer default 1 not null, "created_at" text not null, "updated_at" text not null);
CREATE TABLE "content_blocks" ("id" integer primary key autoincrement, "kind" text not null, "position" integer not null, "title" text not null, "data" text not null, "updated_at" text not null);
CREATE TABLE "text_pages" ("id" integer primary key autoincrement, "section" text default '' not null, "slug" text not null, "title" text not null, "summary" text default '' not null, "body_markdown" text default '' not null, "sort_order" integer default 0 not null, "is_published" integer default 1 not null, "standard_hash" text, "created_at" text not null, "updated_at" text not null, constraint "text_pages_place" unique ("section", "slug"));
CREATE TABLE "events" ("id" integer primary key autoincrement, "slug" text not null unique, "title" text not null, "kind" text not null, "starts_on" text not null, "ends_on" text not null, "hours" text default '' not null, "venue" text default '' not null, "city" text default '' not null, "summary" text default '' not null, "price_cents" integer, "is_published" integer default 1 not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "events_by_day" on events (starts_on);
CREATE TABLE "professionals" ("id" integer primary key autoincrement, "name" text not null, "city" text not null, "state_code" text not null, "phone" text default '' not null, "email" text default '' not null, "specialties" text default '[]' not null, "service_categories" text default '[]' not null, "is_listed" integer default 0 not null, "created_at" text not null, "updated_at" text not null);
CREATE INDEX "professionals_by_place" on professionals (is_listed, state_code, city);
CREATE TABLE "content_revisions" ("id" integer primary key autoincrement, "subject" text not null, "data" text not null, "actor" text not null, "created_at" text not null);
CREATE INDEX "content_revisions_by_subject" on content_revisions (subject, id);
CREATE TABLE "french_texts" ("english" text not null, "french" text not null, "updated_at" text not null);
CREATE UNIQUE INDEX "french_texts_once" on french_texts (english);
CREATE TABLE "standard_french" ("english_hash" text not null primary key, "french_hash" text not null);
CREATE TABLE "bulk_runs" ("id" integer primary key autoincrement, "staff_id" integer not null references "staff" ("id"), "change" text not null, "selection" text not null, "return_to" text not null, "state" text not null, "created_at" text not null, "applied_at" text, "undone_at" text, constraint "bulk_runs_state" check (state in ('preview', 'applied', 'undone')));
CREATE TABLE "bulk_run_products" ("run_id" integer not null references "bulk_runs" ("id") on delete cascade, "product_id" integer not null, "sku" text not null, "name" text not null, "seen_version" integer not null, "outcome" text not null, "problem" text default '' not null, "before" text not null, "after" text not null, "applied_version" integer, constraint "bulk_run_products_key" primary key ("run_id", "product_id"));
CREATE INDEX "bulk_run_products_by_outcome" on bulk_run_products (run_id, outcome, product_id);
CREATE TABLE "imports" ("id" integer primary key autoincrement, "staff_id" integer not null references "staff" ("id"), "actor" text not null, "request_id" text not null, "file_name" text not null, "size" integer not null, "encoding" text not null, "delimiter" text not null, "format" text not null, "headings" text not null, "sample" text not null, "mapping" text not null, "fallback_category_id" integer, "creates_categories" integer default 0 not null, "assumed_stock" integer, "state" text not null, "mode" text, "message" text default '' not null, "progress_done" integer default 0 not null, "progress_total" integer default 0 not null, "staged_items" integer default 0 not null, "new_count" integer default 0 not null, "changed_count" integer default 0 not null, "unchanged_count" integer default 0 not null, "rejected_count" integer default 0 not null, "applied_count" integer default 0 not null, "conflict_count" integer default 0 not null, "derived_count" integer default 0 not null, "unknown_stock_count" integer default 0 not null, "worker" text, "lease_until" text, "queued_at" text, "created_at" text not null, "finished_at" text);
CREATE INDEX "imports_by_state" on imports (state, queued_at, id);
CREATE TABLE "import_chunks" ("import_id" integer not null references "imports" ("id") on delete cascade, "position" integer not null, "bytes" blob not null, constraint "import_chunks_key" primary key ("import_id", "position"));
CREATE TABLE "import_rows" ("import_id" integer not null references "imports" ("id") on delete cascade, "line" integer not null, "sku" text not null, "sku_key" text not null, "outcome" text not null, "problems" text not null, "notices" text default '[]' not null, "product_id" integer, "before" text not null, "after" text not null, "result" text default '' not null, "note" text default '' not null, constraint "import_rows_key" primary key ("import_id", "line"));
CREATE INDEX "import_rows_by_sku" on import_rows (import_id, sku_key, line);
CREATE INDEX "import_rows_by_outcome" on import_rows (import_id, outcome, result, line);
CREATE TABLE "import_categories" ("import_id" integer not null references "imports" ("id") on delete cascade, "path" text not null, "row_count" integer default 0 not null, "category_id" integer, constraint "import_categories_key" primary key ("import_id", "path"));
CREATE TABLE "import_pictures" ("import_id" integer not null references "imports" ("id") on delete cascade, "line" integer not null, "position" integer not null, "url" text not null, "alt" text default '' not null, "state" text not null, "attempts" integer default 0 not null, "due_at" text, "reason" text default '' not null, constraint "import_pictures_key" primary key ("import_id", "line", "position"), constraint "import_pictures_state" check (state in ('staged', 'waiting', 'done', 'failed', 'skipped')));
CREATE INDEX "import_pictures_by_state" on import_pictures (state, due_at, import_id, line, position);
CREATE INDEX "import_pictures_by_import" on import_pictures (import_id, state, url);
CREATE TABLE "webhook_endpoints" ("id" integer primary key autoincrement, "url" text not null, "description" text default '' not null, "events" text not null, "state" text not null, "sealed_secret" text default '' not null, "sealed_previous_secret" text, "previous_secret_until" text, "failures" integer default 0 not null, "rest_until" text, "worker" text, "lease_until" text, "last_attempt_at" text, "last_outcome" text, "last_note" text default '' not null, "switched_off_at" text, "version" integer default 0 not null, "created_by" integer not null references "staff" ("id"), "created_at" text not null, "updated_at" text not null, constraint "webhook_endpoints_state" check (state in ('active', 'paused', 'off')));
CREATE TABLE "webhook_deliveries" ("id" integer primary key autoincrement, "endpoint_id" integer not null references "webhook_endpoints" ("id") on delete cascade, "message_id" text not null unique, "type" text not null, "subject" text not null, "change" text, "body" text not null, "state" text not null, "waits_for" text, "tries" integer default 0 not null, "due_at" text not null, "claimed_until" text, "last_note" text default '' not null, "created_at" text not null, "ended_at" text, constraint "webhook_deliveries_state" check (state in ('due', 'delivered', 'failed')));
CREATE TABLE "webhook_attempts" ("id" integer primary key autoincrement, "delivery_id" integer not null references "webhook_deliveries" ("id") on delete cascade, "status" integer, "error" text default '' not null, "duration_ms" integer not null, "attempted_at" text not null);
CREATE INDEX "webhook_deliveries_due" on webhook_deliveries (endpoint_id, due_at, id) where state = 'due';
CREATE INDEX "webhook_deliveries_due_by_subject" on webhook_deliveries (endpoint_id, subject, id) where state = 'due';
CREATE INDEX "webhook_deliveries_by_state" on webhook_deliveries (endpoint_id, state, id);
CREATE INDEX "webhook_deliveries_by_endpoint" on webhook_deliveries (endpoint_id, id);
CREATE INDEX "webhook_deliveries_by_age" on webhook_deliveries (created_at);
CREATE INDEX "webhook_deliveries_pings" on webhook_deliveries (endpoint_id) where state = 'due' and type = 'ping';
CREATE INDEX "webhook_attempts_by_delivery" on webhook_attempts (delivery_id, id);
CREATE UNIQUE INDEX "webhook_deliveries_waiting" on webhook_deliveries (endpoint_id, waits_for) where waits_for is not null;
CREATE TABLE "settings" ("name" text primary key, "value" text not null, "updated_at" text not null, "version" integer default 0 not null);
CREATE TABLE "rate_limits" ("key" text primary key, "window_started_at" bigint not null, "hits" integer not null);
CREATE TABLE "leases" ("work" text not null primary key, "holder" text not null, "held_until" text not null);
CREATE TABLE "part_numbers" ("product_id" integer not null references "products" ("id") on delete cascade, "kind" text not null, "part_key" text not null, "reversed_key" text not null, constraint "part_numbers_key" primary key ("product_id", "kind", "part_key"));
CREATE INDEX "part_numbers_by_key" on part_numbers (part_key, product_id, kind);
CREATE INDEX "part_numbers_by_end" on part_numbers (reversed_key, product_id);
CREATE TABLE "search_terms" ("term" text primary key, "is_english" integer not null);
CREATE TABLE "search_synonyms" ("id" integer primary key autoincrement, "said" text not null unique, "finds" text not null, "updated_at" text not null);
CREATE TABLE "failed_searches" ("q" text primary key, "searches" integer not null, "last_at" text not null);
CREATE INDEX "failed_searches_by_count" on failed_searches (searches);
CREATE VIRTUAL TABLE product_trigrams using fts5(
    name, search_text, content='products', content_rowid='id', tokenize='trigram'
  );
CREATE TRIGGER product_trigrams_insert after insert on products begin
    insert into product_trigrams (rowid, name, search_text) values (new.id, new.name, new.search_text);
  end;
CREATE TRIGGER product_trigrams_delete after delete on products begin
    insert into product_trigrams (product_trigrams, rowid, name, search_text)
    values ('delete', old.id, old.name, old.search_text);
  end;
CREATE TRIGGER product_trigrams_update after update of name, search_text on products
    when old.name <> new.name or old.search_text <> new.search_text begin
    insert into product_trigrams (product_trigrams, rowid, name, search_text)
    values ('delete', old.id, old.name, old.search_text);
    insert into product_trigrams (rowid, name, search_text) values (new.id, new.name, new.search_text);
  end;
CREATE TABLE "catalogue_version" ("id" integer primary key, "version" integer not null);
CREATE TRIGGER "products_insert_counts" after insert on "products" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "products_update_counts" after update on "products" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "products_delete_counts" after delete on "products" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_aliases_insert_counts" after insert on "product_aliases" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_aliases_update_counts" after update on "product_aliases" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_aliases_delete_counts" after delete on "product_aliases" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_images_insert_counts" after insert on "product_images" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_images_update_counts" after update on "product_images" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_images_delete_counts" after delete on "product_images" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_specifications_insert_counts" after insert on "product_specifications" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_specifications_update_counts" after update on "product_specifications" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "product_specifications_delete_counts" after delete on "product_specifications" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_insert_counts" after insert on "part_numbers" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_update_counts" after update on "part_numbers" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_delete_counts" after delete on "part_numbers" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_insert_counts" after insert on "search_terms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_update_counts" after update on "search_terms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_delete_counts" after delete on "search_terms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_insert_counts" after insert on "search_synonyms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_update_counts" after update on "search_synonyms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_delete_counts" after delete on "search_synonyms" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_insert_counts" after insert on "fitments" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_update_counts" after update on "fitments" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_delete_counts" after delete on "fitments" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_insert_counts" after insert on "categories" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_update_counts" after update on "categories" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_delete_counts" after delete on "categories" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "category_redirects_insert_counts" after insert on "category_redirects" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "category_redirects_update_counts" after update on "category_redirects" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "category_redirects_delete_counts" after delete on "category_redirects" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "content_blocks_insert_counts" after insert on "content_blocks" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "content_blocks_update_counts" after update on "content_blocks" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "content_blocks_delete_counts" after delete on "content_blocks" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "text_pages_insert_counts" after insert on "text_pages" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "text_pages_update_counts" after update on "text_pages" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "text_pages_delete_counts" after delete on "text_pages" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "posts_insert_counts" after insert on "posts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "posts_update_counts" after update on "posts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "posts_delete_counts" after delete on "posts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "events_insert_counts" after insert on "events" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "events_update_counts" after update on "events" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "events_delete_counts" after delete on "events" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_insert_counts" after insert on "french_texts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_update_counts" after update on "french_texts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_delete_counts" after delete on "french_texts" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "locations_insert_counts" after insert on "locations" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "locations_update_counts" after update on "locations" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "locations_delete_counts" after delete on "locations" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "professionals_insert_counts" after insert on "professionals" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "professionals_update_counts" after update on "professionals" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "professionals_delete_counts" after delete on "professionals" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "settings_insert_counts" after insert on "settings" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "settings_update_counts" after update on "settings" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE TRIGGER "settings_delete_counts" after delete on "settings" begin
        update "catalogue_version" set version = version + 1;
      end;
CREATE VIRTUAL TABLE product_staff_texts using fts5(
    text, content='', columnsize=0, tokenize='trigram'
  );
CREATE VIRTUAL TABLE product_staff_pairs using fts5(
    pairs, content='', columnsize=0, detail='none', tokenize='trigram'
  );
CREATE TRIGGER product_staff_texts_insert after insert on products begin 
    insert into product_staff_texts (rowid, text) values (new.id, new.name || char(10) || new.sku || char(10) || new.brand);
    insert into product_staff_pairs (rowid, pairs) values (new.id, (with recursive walk (rest, pairs) as (
      select new.name || char(10) || new.sku || char(10) || new.brand, char(31)
      union all select substr(rest, 2), pairs || substr(rest, 1, 1) || char(31) from walk where rest <> ''
    ) select pairs from walk where rest = '')); end;
CREATE TRIGGER product_staff_texts_delete after delete on products begin 
    insert into product_staff_texts (product_staff_texts, rowid, text) values ('delete', old.id, old.name || char(10) || old.sku || char(10) || old.brand);
    insert into product_staff_pairs (product_staff_pairs, rowid, pairs)
      values ('delete', old.id, (with recursive walk (rest, pairs) as (
      select old.name || char(10) || old.sku || char(10) || old.brand, char(31)
      union all select substr(rest, 2), pairs || substr(rest, 1, 1) || char(31) from walk where rest <> ''
    ) select pairs from walk where rest = '')); end;
CREATE TRIGGER product_staff_texts_update after update of name, sku, brand on products
        when old.name <> new.name or old.sku <> new.sku or old.brand <> new.brand
        begin 
    insert into product_staff_texts (product_staff_texts, rowid, text) values ('delete', old.id, old.name || char(10) || old.sku || char(10) || old.brand);
    insert into product_staff_pairs (product_staff_pairs, rowid, pairs)
      values ('delete', old.id, (with recursive walk (rest, pairs) as (
      select old.name || char(10) || old.sku || char(10) || old.brand, char(31)
      union all select substr(rest, 2), pairs || substr(rest, 1, 1) || char(31) from walk where rest <> ''
    ) select pairs from walk where rest = '')); 
    insert into product_staff_texts (rowid, text) values (new.id, new.name || char(10) || new.sku || char(10) || new.brand);
    insert into product_staff_pairs (rowid, pairs) values (new.id, (with recursive walk (rest, pairs) as (
      select new.name || char(10) || new.sku || char(10) || new.brand, char(31)
      union all select substr(rest, 2), pairs || substr(rest, 1, 1) || char(31) from walk where rest <> ''
    ) select pairs from walk where rest = '')); end;
CREATE TABLE "product_counts" ("category_id" integer not null, "brand" text not null, "type" text not null, "counter" integer not null, "products" integer not null, "active" integer not null, "in_stock" integer not null, constraint "product_counts_key" primary key ("category_id", "brand", "type", "counter"));
CREATE TABLE "specification_counts" ("category_id" integer not null, "brand" text not null, "type" text not null, "name" text not null, "value" text not null, "counter" integer not null, "active" integer not null, "in_stock" integer not null, constraint "specification_counts_key" primary key ("category_id", "brand", "type", "name", "value", "counter"));
CREATE TRIGGER products_insert_listed after insert on products  begin insert into product_counts (category_id, brand, type, counter, products, active, in_stock)
      values (new.category_id, new.brand, new.type, 0,
        1, 1 * new.is_active, 1 * (case when new.is_active = 1 and new.stock_quantity > 0 then 1 else 0 end))
      on conflict (category_id, brand, type, counter) do update set products = product_counts.products + excluded.products, active = product_counts.active + excluded.active, in_stock = product_counts.in_stock + excluded.in_stock; end;
CREATE TRIGGER products_update_listed after update of category_id, brand, type, is_active, stock_quantity on products when (old.category_id <> new.category_id or old.brand <> new.brand or old.type <> new.type or old.is_active <> new.is_active or (old.stock_quantity > 0) <> (new.stock_quantity > 0)) begin insert into product_counts (category_id, brand, type, counter, products, active, in_stock)
      values (old.category_id, old.brand, old.type, 0,
        -1, -1 * old.is_active, -1 * (case when old.is_active = 1 and old.stock_quantity > 0 then 1 else 0 end))
      on conflict (category_id, brand, type, counter) do update set products = product_counts.products + excluded.products, active = product_counts.active + excluded.active, in_stock = product_counts.in_stock + excluded.in_stock;
insert into product_counts (category_id, brand, type, counter, products, active, in_stock)
      values (new.category_id, new.brand, new.type, 0,
        1, 1 * new.is_active, 1 * (case when new.is_active = 1 and new.stock_quantity > 0 then 1 else 0 end))
      on conflict (category_id, brand, type, counter) do update set products = product_counts.products + excluded.products, active = product_counts.active + excluded.active, in_stock = product_counts.in_stock + excluded.in_stock;

      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select old.category_id, old.brand, old.type, s.name, s.value, 0,
        -1 * count(*), -1 * (case when old.is_active = 1 and old.stock_quantity > 0 then 1 else 0 end) * count(*)
      from product_specifications s where s.product_id = old.id and old.is_active = 1
      group by s.name, s.value
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock;

      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select new.category_id, new.brand, new.type, s.name, s.value, 0,
        1 * count(*), 1 * (case when new.is_active = 1 and new.stock_quantity > 0 then 1 else 0 end) * count(*)
      from product_specifications s where s.product_id = new.id and new.is_active = 1
      group by s.name, s.value
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; end;
CREATE TRIGGER products_delete_listed before delete on products  begin insert into product_counts (category_id, brand, type, counter, products, active, in_stock)
      values (old.category_id, old.brand, old.type, 0,
        -1, -1 * old.is_active, -1 * (case when old.is_active = 1 and old.stock_quantity > 0 then 1 else 0 end))
      on conflict (category_id, brand, type, counter) do update set products = product_counts.products + excluded.products, active = product_counts.active + excluded.active, in_stock = product_counts.in_stock + excluded.in_stock; 
      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select old.category_id, old.brand, old.type, s.name, s.value, 0,
        -1 * count(*), -1 * (case when old.is_active = 1 and old.stock_quantity > 0 then 1 else 0 end) * count(*)
      from product_specifications s where s.product_id = old.id and old.is_active = 1
      group by s.name, s.value
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; end;
CREATE TRIGGER specifications_insert_listed after insert on product_specifications  begin 
      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, new.name, new.value, 0, 1, 1 * (case when p.is_active = 1 and p.stock_quantity > 0 then 1 else 0 end)
      from products p where p.id = new.product_id and p.is_active = 1
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; end;
CREATE TRIGGER specifications_update_listed after update on product_specifications  begin 
      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, old.name, old.value, 0, -1, -1 * (case when p.is_active = 1 and p.stock_quantity > 0 then 1 else 0 end)
      from products p where p.id = old.product_id and p.is_active = 1
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; 
      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, new.name, new.value, 0, 1, 1 * (case when p.is_active = 1 and p.stock_quantity > 0 then 1 else 0 end)
      from products p where p.id = new.product_id and p.is_active = 1
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; end;
CREATE TRIGGER specifications_delete_listed after delete on product_specifications  begin 
      insert into specification_counts (category_id, brand, type, name, value, counter, active, in_stock)
      select p.category_id, p.brand, p.type, old.name, old.value, 0, -1, -1 * (case when p.is_active = 1 and p.stock_quantity > 0 then 1 else 0 end)
      from products p where p.id = old.product_id and p.is_active = 1
      on conflict (category_id, brand, type, name, value, counter) do update set active = specification_counts.active + excluded.active, in_stock = specification_counts.in_stock + excluded.in_stock; end;
CREATE TABLE "stock_sums" ("category_id" integer not null, "counter" integer not null, "products" integer not null, "units" integer not null, "value_cents" integer not null, "well_stocked" integer not null, "low_stock" integer not null, "out_of_stock" integer not null, constraint "stock_sums_key" primary key ("category_id", "counter"));
CREATE TRIGGER products_insert_summed after insert on products begin insert into stock_sums (category_id, counter, products, units, value_cents, well_stocked, low_stock, out_of_stock) values (new.category_id, 0, (1), (new.stock_quantity), (new.price_cents * new.stock_quantity), (case when new.stock_quantity > 0 and new.stock_quantity > new.low_stock_threshold then 1 else 0 end), (case when new.stock_quantity > 0 and new.stock_quantity <= new.low_stock_threshold then 1 else 0 end), (case when new.stock_quantity <= 0 then 1 else 0 end)) on conflict (category_id, counter) do update
  set products = stock_sums.products + excluded.products, units = stock_sums.units + excluded.units, value_cents = stock_sums.value_cents + excluded.value_cents, well_stocked = stock_sums.well_stocked + excluded.well_stocked, low_stock = stock_sums.low_stock + excluded.low_stock, out_of_stock = stock_sums.out_of_stock + excluded.out_of_stock; end;
CREATE TRIGGER products_update_summed after update of category_id, price_cents, stock_quantity, low_stock_threshold on products
      when old.category_id <> new.category_id or (1) <> (1) or (old.stock_quantity) <> (new.stock_quantity) or (old.price_cents * old.stock_quantity) <> (new.price_cents * new.stock_quantity) or (case when old.stock_quantity > 0 and old.stock_quantity > old.low_stock_threshold then 1 else 0 end) <> (case when new.stock_quantity > 0 and new.stock_quantity > new.low_stock_threshold then 1 else 0 end) or (case when old.stock_quantity > 0 and old.stock_quantity <= old.low_stock_threshold then 1 else 0 end) <> (case when new.stock_quantity > 0 and new.stock_quantity <= new.low_stock_threshold then 1 else 0 end) or (case when old.stock_quantity <= 0 then 1 else 0 end) <> (case when new.stock_quantity <= 0 then 1 else 0 end)
      begin insert into stock_sums (category_id, counter, products, units, value_cents, well_stocked, low_stock, out_of_stock) values (old.category_id, 0, -(1), -(old.stock_quantity), -(old.price_cents * old.stock_quantity), -(case when old.stock_quantity > 0 and old.stock_quantity > old.low_stock_threshold then 1 else 0 end), -(case when old.stock_quantity > 0 and old.stock_quantity <= old.low_stock_threshold then 1 else 0 end), -(case when old.stock_quantity <= 0 then 1 else 0 end)) on conflict (category_id, counter) do update
  set products = stock_sums.products + excluded.products, units = stock_sums.units + excluded.units, value_cents = stock_sums.value_cents + excluded.value_cents, well_stocked = stock_sums.well_stocked + excluded.well_stocked, low_stock = stock_sums.low_stock + excluded.low_stock, out_of_stock = stock_sums.out_of_stock + excluded.out_of_stock; insert into stock_sums (category_id, counter, products, units, value_cents, well_stocked, low_stock, out_of_stock) values (new.category_id, 0, (1), (new.stock_quantity), (new.price_cents * new.stock_quantity), (case when new.stock_quantity > 0 and new.stock_quantity > new.low_stock_threshold then 1 else 0 end), (case when new.stock_quantity > 0 and new.stock_quantity <= new.low_stock_threshold then 1 else 0 end), (case when new.stock_quantity <= 0 then 1 else 0 end)) on conflict (category_id, counter) do update
  set products = stock_sums.products + excluded.products, units = stock_sums.units + excluded.units, value_cents = stock_sums.value_cents + excluded.value_cents, well_stocked = stock_sums.well_stocked + excluded.well_stocked, low_stock = stock_sums.low_stock + excluded.low_stock, out_of_stock = stock_sums.out_of_stock + excluded.out_of_stock; end;
CREATE TRIGGER products_delete_summed after delete on products begin insert into stock_sums (category_id, counter, products, units, value_cents, well_stocked, low_stock, out_of_stock) values (old.category_id, 0, -(1), -(old.stock_quantity), -(old.price_cents * old.stock_quantity), -(case when old.stock_quantity > 0 and old.stock_quantity > old.low_stock_threshold then 1 else 0 end), -(case when old.stock_quantity > 0 and old.stock_quantity <= old.low_stock_threshold then 1 else 0 end), -(case when old.stock_quantity <= 0 then 1 else 0 end)) on conflict (category_id, counter) do update
  set products = stock_sums.products + excluded.products, units = stock_sums.units + excluded.units, value_cents = stock_sums.value_cents + excluded.value_cents, well_stocked = stock_sums.well_stocked + excluded.well_stocked, low_stock = stock_sums.low_stock + excluded.low_stock, out_of_stock = stock_sums.out_of_stock + excluded.out_of_stock; end;
CREATE TABLE "assortment_version" ("id" integer primary key, "version" integer not null);
CREATE TRIGGER "product_specifications_insert_assortment" after insert on "product_specifications" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "product_specifications_update_assortment" after update on "product_specifications" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "product_specifications_delete_assortment" after delete on "product_specifications" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_insert_assortment" after insert on "part_numbers" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_update_assortment" after update on "part_numbers" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "part_numbers_delete_assortment" after delete on "part_numbers" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_insert_assortment" after insert on "search_terms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_update_assortment" after update on "search_terms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_terms_delete_assortment" after delete on "search_terms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_insert_assortment" after insert on "search_synonyms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_update_assortment" after update on "search_synonyms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "search_synonyms_delete_assortment" after delete on "search_synonyms" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_insert_assortment" after insert on "fitments" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_update_assortment" after update on "fitments" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "fitments_delete_assortment" after delete on "fitments" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_insert_assortment" after insert on "categories" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_update_assortment" after update on "categories" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "categories_delete_assortment" after delete on "categories" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_insert_assortment" after insert on "french_texts" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_update_assortment" after update on "french_texts" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER "french_texts_delete_assortment" after delete on "french_texts" begin
        update "assortment_version" set version = version + 1;
      end;
CREATE TRIGGER products_insert_assortment after insert on products begin update assortment_version set version = version + 1; end;
CREATE TRIGGER products_delete_assortment after delete on products begin update assortment_version set version = version + 1; end;
CREATE TRIGGER products_update_assortment after update of category_id, name, brand, type, search_text, is_active, is_featured, is_on_sale, sku, product_number, ez_number, model, fcc_id, oem_number on products when old.category_id is distinct from new.category_id or old.name is distinct from new.name or old.brand is distinct from new.brand or old.type is distinct from new.type or old.search_text is distinct from new.search_text or old.is_active is distinct from new.is_active or old.is_featured is distinct from new.is_featured or old.is_on_sale is distinct from new.is_on_sale or old.sku is distinct from new.sku or old.product_number is distinct from new.product_number or old.ez_number is distinct from new.ez_number or old.model is distinct from new.model or old.fcc_id is distinct from new.fcc_id or old.oem_number is distinct from new.oem_number begin update assortment_version set version = version + 1; end;
CREATE TRIGGER products_stock_assortment after update of stock_quantity on products when (old.stock_quantity > 0) <> (new.stock_quantity > 0) begin update assortment_version set version = version + 1; end;
insert into kysely_migration (name, timestamp) values ('20261123-0000-baseline', '2026-11-26T21:34:03.192Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into catalogue_version (id, version) values (1, 1);
insert into assortment_version (id, version) values (1, 1);
