/** Every URL of the store. No other module builds a path. */

type QueryValue = string | number | boolean | null | undefined;
export type Query = Record<string, QueryValue | readonly string[]>;

/** Appends a query without empty values. Lists become repeated parameters. */
export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const item of value) params.append(name, item);
    } else if (value !== undefined && value !== null && value !== '' && value !== false) {
      params.set(name, value === true ? '1' : String(value));
    }
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Whether a path is a product's page, in either layout. */
export function isProductPath(path: string): boolean {
  return path.startsWith('/product/') || path.startsWith('/product-detail/');
}

/** Sets one query parameter of a path, or removes it. */
export function withParameter(path: string, name: string, value: QueryValue): string {
  const [address = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  params.delete(name);
  if (value !== undefined && value !== null) params.set(name, String(value));
  const query = params.toString();
  return query === '' ? address : `${address}?${query}`;
}

export const paths = {
  home: (query?: Query) => withQuery('/', query),
  products: (query?: Query) => withQuery('/products', query),
  category: (slug: string, query?: Query) => withQuery(`/${encodeURIComponent(slug)}`, query),
  /** The slug form is the canonical one. */
  product: (handle: string) => `/product/${encodeURIComponent(handle)}`,
  productDetail: (id: number) => `/product-detail/${id}`,
  cart: () => '/cart',
  /** `address` fills the form with one of the account's addresses. */
  checkout: (query?: Query) => withQuery('/checkout', query),
  /** Saves what is being typed at the checkout (POST). */
  checkoutDraft: () => '/checkout/draft',
  cartShipping: (query?: Query) => withQuery('/cart/shipping', query),
  cartPayment: () => '/cart/payment',
  cartConfirmation: () => '/cart/confirmation',
  /** The confirmation page of the checkout the order came from. The key is the permission. */
  orderConfirmation: (accessKey: string, policy: 'express' | 'standard' = 'express') =>
    `/${policy === 'standard' ? 'cart' : 'checkout'}/confirmation/${encodeURIComponent(accessKey)}`,
  /** To the provider's page, back from it with a payment, and back without one. */
  hostedPayment: (accessKey: string) => `/checkout/pay/${encodeURIComponent(accessKey)}`,
  paymentReturn: (accessKey: string) => `/checkout/return/${encodeURIComponent(accessKey)}`,
  paymentBack: (accessKey: string) => `/checkout/back/${encodeURIComponent(accessKey)}`,
  orderInvoice: (accessKey: string) => `/checkout/confirmation/${encodeURIComponent(accessKey)}/invoice`,
  original: () => '/original',
  advanced: () => '/advanced',
  simple: (query?: Query) => withQuery('/simple', query),
  suggestions: (q?: string) => withQuery('/suggestions', { q }),
  compare: (query?: Query) => withQuery('/compare', query),
  /** The vehicle finder: make, model, year, then everything that fits. */
  vehicles: (query?: Query) => withQuery('/vehicles', query),
  vehicle: () => '/vehicles/chosen',
  /** All FCC IDs; `?id=` redirects to that ID's page. */
  fccIds: (query?: Query) => withQuery('/fcc', query),
  fccId: (id: string) => `/fcc/${encodeURIComponent(id)}`,
  favorites: () => '/favorites',
  favoriteList: (id: string, query?: Query) => withQuery(`/favorites/${encodeURIComponent(id)}`, query),
  /** `line` repeats the lines still to be resolved. */
  quickOrder: (query?: Query) => withQuery('/quick-order', query),
  order: (query?: Query) => withQuery('/order', query),
  quote: (query?: Query) => withQuery('/quote', query),
  /** The key is the permission. */
  quoteStatus: (accessKey: string) => `/quote/${encodeURIComponent(accessKey)}`,
  quoteAccept: (accessKey: string) => `/quote/${encodeURIComponent(accessKey)}/accept`,
  trackOrder: () => '/track-order',
  trackedOrder: (accessKey: string) => `/track-order/${encodeURIComponent(accessKey)}`,
  signIn: (query?: { redirectTo?: string; sent?: boolean }) => withQuery('/sign-in', query),
  /** The link in the mail. Its page signs in with a button, because mail scanners open links. */
  signInLink: (token: string, redirectTo?: string) =>
    withQuery(`/sign-in/${encodeURIComponent(token)}`, { redirectTo }),
  /** The link in the mail to a buyer without an account. Its page confirms with a button, for the same reason. */
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  account: () => '/account',
  accountQuotes: (query?: Query) => withQuery('/account/quotes', query),
  accountUsers: () => '/account/users',
  newAccountUser: () => '/account/users/new',
  accountUser: (id: number) => `/account/users/${id}`,
  accountApprovals: () => '/account/approvals',
  accountApproval: (orderId: number) => `/account/approvals/${orderId}`,
  accountAddresses: () => '/account/addresses',
  newAccountAddress: () => '/account/addresses/new',
  accountAddress: (id: number) => `/account/addresses/${id}`,
  accountOrder: (id: number) => `/account/orders/${id}`,
  accountDocuments: () => '/account/documents',
  accountSessions: () => '/account/sessions',
  accountDocument: (id: number) => `/account/documents/${id}`,
  register: () => '/register',
  registerBusiness: () => '/register/business',
  registerTerms: () => '/register/terms',
  registerWelcome: () => '/register/welcome',
  contact: (query?: Query) => withQuery('/contact', query),
  services: () => '/services',
  about: () => '/about',
  locations: (query?: Query) => withQuery('/locations', query),
  findProfessional: (query?: Query) => withQuery('/find-professional', query),
  blog: () => '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** A text page: 'faq', 'terms', 'privacy'. */
  textPage: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** A resource: 'finish-codes'. */
  guide: (slug: string) => `/resources/${encodeURIComponent(slug)}`,
  /** A page added by staff: 'holiday-hours'. */
  addedPage: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  cookieChoice: () => '/cookies',
  sitemap: () => '/sitemap.xml',
  /** A part of a large sitemap: 'pages', 'products-1'. */
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  robots: () => '/robots.txt',
  webManifest: () => '/site.webmanifest',
  picture: (kind: string, query?: Query) => withQuery(`/pictures/${encodeURIComponent(kind)}.svg`, query),
  /** The same picture for link previews: PNG, 1200 by 630. */
  sharePicture: (kind: string, query?: Query) =>
    withQuery(`/pictures/${encodeURIComponent(kind)}.png`, query),
  /** An uploaded product picture in one of its widths. The URL includes its full size, from which the widths follow. */
  uploadedPicture: (picture: { id: number; width: number; height: number }, width: number) =>
    `/pictures/products/${picture.id}-${picture.width}x${picture.height}-${width}.webp`,
  admin: {
    home: () => '/admin',
    dashboard: () => '/admin/dashboard',
    login: (redirectTo?: string) => withQuery('/admin/login', { redirectTo }),
    /** The second factor; `recovery` asks for a recovery code. */
    loginCode: (query?: { redirectTo?: string; recovery?: boolean }) => withQuery('/admin/login/code', query),
    logout: () => '/admin/logout',
    search: (query?: Query) => withQuery('/admin/search', query),
    staff: (query?: Query) => withQuery('/admin/staff', query),
    newStaff: () => '/admin/staff/new',
    staffAccount: (id: number, query?: Query) => withQuery(`/admin/staff/${id}`, query),
    staffAction: (id: number, action: 'switch-off' | 'reset-factor' | 'end-sessions', query?: Query) =>
      withQuery(`/admin/staff/${id}/${action}`, query),
    account: () => '/admin/account',
    /** Every component in its states, for developers. */
    components: (query?: Query) => withQuery('/admin/components', query),
    secondFactor: () => '/admin/account/second-factor',
    sessions: () => '/admin/account/sessions',
    audit: (query?: Query) => withQuery('/admin/audit', query),
    products: (query?: Query) => withQuery('/admin/products', query),
    newProduct: () => '/admin/products/new',
    editProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/edit`, query),
    duplicateProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/duplicate`, query),
    archiveProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/archive`, query),
    deleteProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/delete`, query),
    productPictures: (id: number, query?: Query) => withQuery(`/admin/products/${id}/pictures`, query),
    removePicture: (id: number, pictureId: number, query?: Query) =>
      withQuery(`/admin/products/${id}/pictures/${pictureId}/remove`, query),
    /** Bulk changes, of `productId`s or, with `scope=filter`, of the filtered list. */
    bulkChange: (query?: Query) => withQuery('/admin/products/bulk', query),
    bulkRun: (id: number, query?: Query) => withQuery(`/admin/products/bulk/${id}`, query),
    bulkUndo: (id: number) => `/admin/products/bulk/${id}/undo`,
    productExport: (query?: Query) => withQuery('/admin/products/export', query),
    productExportCsv: (query?: Query) => withQuery('/admin/products/export/csv', query),
    productImport: () => '/admin/products/import',
    imports: (query?: Query) => withQuery('/admin/products/imports', query),
    import: (id: number, query?: Query) => withQuery(`/admin/products/imports/${id}`, query),
    importCancel: (id: number) => `/admin/products/imports/${id}/cancel`,
    importCsv: (id: number, query?: Query) => withQuery(`/admin/products/imports/${id}/csv`, query),
    productStock: (id: number, query?: Query) => withQuery(`/admin/products/${id}/stock`, query),
    inventory: (query?: Query) => withQuery('/admin/inventory', query),
    reorder: (query?: Query) => withQuery('/admin/inventory/reorder', query),
    suppliers: (query?: Query) => withQuery('/admin/suppliers', query),
    newSupplier: () => '/admin/suppliers/new',
    supplier: (id: number, query?: Query) => withQuery(`/admin/suppliers/${id}`, query),
    supplierArchive: (id: number, query?: Query) => withQuery(`/admin/suppliers/${id}/archive`, query),
    supplierProduct: (id: number, productId: number, query?: Query) =>
      withQuery(`/admin/suppliers/${id}/products/${productId}`, query),
    supplierProductRemoval: (id: number, productId: number, query?: Query) =>
      withQuery(`/admin/suppliers/${id}/products/${productId}/remove`, query),
    purchaseOrders: (query?: Query) => withQuery('/admin/purchase-orders', query),
    newPurchaseOrder: (query?: Query) => withQuery('/admin/purchase-orders/new', query),
    purchaseOrder: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}`, query),
    purchaseOrderSend: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/send`, query),
    /** `all` fills in the open quantities. */
    purchaseOrderReceive: (id: number, query?: Query) =>
      withQuery(`/admin/purchase-orders/${id}/receive`, query),
    purchaseOrderCancel: (id: number, query?: Query) =>
      withQuery(`/admin/purchase-orders/${id}/cancel`, query),
    purchaseOrderClose: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/close`, query),
    purchaseOrderPrint: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/print`, query),
    inventoryReport: (report: string, query?: Query) =>
      withQuery(`/admin/inventory/reports/${encodeURIComponent(report)}`, query),
    inventoryReportCsv: (report: string, query?: Query) =>
      withQuery(`/admin/inventory/reports/${encodeURIComponent(report)}/csv`, query),
    productMovements: (id: number, query?: Query) => withQuery(`/admin/products/${id}/movements`, query),
    stockLocations: () => '/admin/inventory/locations',
    /** Stock recomputed from the ledger. */
    stockProof: () => '/admin/inventory/proof',
    transfers: (query?: Query) => withQuery('/admin/inventory/transfers', query),
    newTransfer: () => '/admin/inventory/transfers/new',
    transfer: (id: number, query?: Query) => withQuery(`/admin/inventory/transfers/${id}`, query),
    transferReceipt: (id: number, query?: Query) =>
      withQuery(`/admin/inventory/transfers/${id}/receive`, query),
    transferCancel: (id: number, query?: Query) =>
      withQuery(`/admin/inventory/transfers/${id}/cancel`, query),
    counts: (query?: Query) => withQuery('/admin/inventory/counts', query),
    newCount: (query?: Query) => withQuery('/admin/inventory/counts/new', query),
    count: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}`, query),
    countSheet: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/sheet`, query),
    countReview: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/review`, query),
    countCancel: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/cancel`, query),
    categories: (query?: Query) => withQuery('/admin/categories', query),
    newCategory: (query?: Query) => withQuery('/admin/categories/new', query),
    /** The category's card in the list. */
    categoryCard: (id: number) => `/admin/categories#category-${id}`,
    editCategory: (id: number) => `/admin/categories/${id}/edit`,
    categoryStatus: (id: number) => `/admin/categories/${id}/status`,
    deleteCategory: (id: number) => `/admin/categories/${id}/delete`,
    synonyms: (query?: Query) => withQuery('/admin/synonyms', query),
    newSynonym: (query?: Query) => withQuery('/admin/synonyms/new', query),
    synonym: (id: number, query?: Query) => withQuery(`/admin/synonyms/${id}`, query),
    deleteSynonym: (id: number, query?: Query) => withQuery(`/admin/synonyms/${id}/delete`, query),
    failedSearches: (query?: Query) => withQuery('/admin/synonyms/failed', query),
    orders: (query?: Query) => withQuery('/admin/orders', query),
    /** Unpaid orders that hold stock, and the page that releases those of the repeated `order`. */
    holds: (query?: Query) => withQuery('/admin/orders/holds', query),
    releaseHolds: (query?: Query) => withQuery('/admin/orders/holds/release', query),
    ordersCsv: (query?: Query) => withQuery('/admin/orders/csv', query),
    order: (id: number, query?: Query) => withQuery(`/admin/orders/${id}`, query),
    orderCancel: (id: number, query?: Query) => withQuery(`/admin/orders/${id}/cancel`, query),
    customers: (query?: Query) => withQuery('/admin/customers', query),
    customer: (id: number, query?: Query) => withQuery(`/admin/customers/${id}`, query),
    customerContact: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/contact`, query),
    customerDecline: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/decline`, query),
    personalData: (query?: Query) => withQuery('/admin/customers/personal-data', query),
    personalDataExport: () => '/admin/customers/personal-data/export',
    personalDataErase: (query?: Query) => withQuery('/admin/customers/personal-data/erase', query),
    contractPrices: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/prices`, query),
    prices: () => '/admin/prices',
    priceTier: (code: string, query?: Query) => withQuery(`/admin/prices/${encodeURIComponent(code)}`, query),
    documents: (query?: Query) => withQuery('/admin/documents', query),
    document: (id: number) => `/admin/documents/${id}`,
    documentReview: (id: number, query?: Query) => withQuery(`/admin/documents/${id}/review`, query),
    /** Payments without an order. */
    payments: (query?: Query) => withQuery('/admin/payments', query),
    orderRefund: (id: number, query?: Query) => withQuery(`/admin/orders/${id}/refund`, query),
    orderRestock: (id: number, query?: Query) => withQuery(`/admin/orders/${id}/restock`, query),
    orderPackingSlip: (id: number) => `/admin/orders/${id}/packing-slip`,
    orderInvoice: (id: number) => `/admin/orders/${id}/invoice`,
    quotes: (query?: Query) => withQuery('/admin/quotes', query),
    quote: (id: number, query?: Query) => withQuery(`/admin/quotes/${id}`, query),
    quoteDecline: (id: number, query?: Query) => withQuery(`/admin/quotes/${id}/decline`, query),
    messages: (query?: Query) => withQuery('/admin/messages', query),
    message: (id: number, query?: Query) => withQuery(`/admin/messages/${id}`, query),
    /** Texts and facts edited by staff. The ID `new` creates one. */
    content: () => '/admin/content',
    contentHistory: (kind: string, id: string, query?: Query) =>
      withQuery(`/admin/content/${encodeURIComponent(kind)}/${encodeURIComponent(id)}/history`, query),
    contentDeletion: (kind: string, id: string, query?: Query) =>
      withQuery(`/admin/content/${encodeURIComponent(kind)}/${encodeURIComponent(id)}/delete`, query),
    textPages: (query?: Query) => withQuery('/admin/pages', query),
    textPage: (id: string, query?: Query) => withQuery(`/admin/pages/${encodeURIComponent(id)}`, query),
    posts: (query?: Query) => withQuery('/admin/posts', query),
    post: (id: string, query?: Query) => withQuery(`/admin/posts/${encodeURIComponent(id)}`, query),
    events: (query?: Query) => withQuery('/admin/events', query),
    event: (id: string, query?: Query) => withQuery(`/admin/events/${encodeURIComponent(id)}`, query),
    locations: (query?: Query) => withQuery('/admin/locations', query),
    location: (id: string, query?: Query) => withQuery(`/admin/locations/${encodeURIComponent(id)}`, query),
    claims: () => '/admin/claims',
    claimSet: (set: string) => `/admin/claims/${encodeURIComponent(set)}`,
    mails: (query?: Query) => withQuery('/admin/mail', query),
    mail: (id: number, query?: Query) => withQuery(`/admin/mail/${id}`, query),
    /** `reset` names the setting to reset to its default. */
    settings: (query?: Query) => withQuery('/admin/settings', query),
    clearDemo: () => '/admin/settings/clear-demo',
    tokens: () => '/admin/tokens',
    newToken: () => '/admin/tokens/new',
    revokeToken: (id: number) => `/admin/tokens/${id}/revoke`,
    webhooks: () => '/admin/webhooks',
    newWebhook: () => '/admin/webhooks/new',
    webhook: (id: number, query?: Query) => withQuery(`/admin/webhooks/${id}`, query),
    editWebhook: (id: number) => `/admin/webhooks/${id}/edit`,
    rotateWebhook: (id: number) => `/admin/webhooks/${id}/secret`,
    deleteWebhook: (id: number) => `/admin/webhooks/${id}/delete`,
    webhookDelivery: (id: number, deliveryId: number, query?: Query) =>
      withQuery(`/admin/webhooks/${id}/deliveries/${deliveryId}`, query),
    /** The mail's HTML, shown in a frame. */
    mailHtml: (id: number) => `/admin/mail/${id}/html`,
  },
  api: {
    products: (query?: Query) => withQuery('/api/products', query),
    product: (id: number) => `/api/products/${id}`,
    productStock: (id: number) => `/api/products/${id}/stock`,
    categories: () => '/api/categories',
    orders: (query?: Query) => withQuery('/api/orders', query),
    docs: () => '/api/docs',
    openApi: () => '/api/openapi.json',
    payment: (method: string) => `/api/payments/${encodeURIComponent(method)}`,
    webhook: (provider: string) => `/api/webhooks/${encodeURIComponent(provider)}`,
    vehicleModels: (make: string) => withQuery('/api/vehicle-models', { make }),
    search: (query?: Query) => withQuery('/api/search', query),
    fitmentMakes: () => '/api/fitment/makes',
    fitmentModels: (query: Query) => withQuery('/api/fitment/models', query),
    fitmentYears: (query: Query) => withQuery('/api/fitment/years', query),
    fitment: (query: Query) => withQuery('/api/fitment', query),
    quickOrder: () => '/api/quick-order',
    /** The caller's price for a quantity. */
    productPrice: (id: number, query?: Query) => withQuery(`/api/products/${id}/price`, query),
    cart: () => '/api/cart',
    cartLines: () => '/api/cart/lines',
    cartLine: (productId: number) => `/api/cart/lines/${productId}`,
  },
} as const;

/** The query parameter with the list to return to. */
export const RETURN_TO = 'returnTo';

/**
 * Returns the path if it stays within the store, else the fallback. A single leading slash is required because
 * '//other.example' and '/\other.example' leave it; only characters allowed in a header.
 */
export function getLocalPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(candidate)) return fallback;
  return candidate;
}
