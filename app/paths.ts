/**
 * Every URL of the product. Links, forms and redirects ask here; no other module writes a path.
 */

type QueryValue = string | number | boolean | null | undefined;
export type Query = Record<string, QueryValue | readonly string[]>;

/** Appends a query, leaving out what is empty. Lists become repeated parameters. */
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

/** A path with one parameter of its query set, or taken out. */
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
  /** Where a checkout page keeps, by itself, what is being typed (POST). */
  checkoutDraft: () => '/checkout/draft',
  /** The standard checkout: cart, shipping, payment, confirmation. */
  cartShipping: (query?: Query) => withQuery('/cart/shipping', query),
  cartPayment: () => '/cart/payment',
  /** The last order's confirmation, for whoever has no key at hand. */
  cartConfirmation: () => '/cart/confirmation',
  /** An order's confirmation, as the checkout that it came by shows it: whoever has the key may see it. */
  orderConfirmation: (accessKey: string, policy: 'express' | 'standard' = 'express') =>
    `/${policy === 'standard' ? 'cart' : 'checkout'}/confirmation/${encodeURIComponent(accessKey)}`,
  /** On the way to the provider's own page, back from it with a payment, and back without one. */
  hostedPayment: (accessKey: string) => `/checkout/pay/${encodeURIComponent(accessKey)}`,
  paymentReturn: (accessKey: string) => `/checkout/return/${encodeURIComponent(accessKey)}`,
  paymentBack: (accessKey: string) => `/checkout/back/${encodeURIComponent(accessKey)}`,
  /** The order's invoice, for whoever has the key of its confirmation. */
  orderInvoice: (accessKey: string) => `/checkout/confirmation/${encodeURIComponent(accessKey)}/invoice`,
  original: () => '/original',
  advanced: () => '/advanced',
  simple: (query?: Query) => withQuery('/simple', query),
  suggestions: (q?: string) => withQuery('/suggestions', { q }),
  compare: (query?: Query) => withQuery('/compare', query),
  /** The vehicle finder: makes, then models, then years, then everything for that vehicle. */
  vehicles: (query?: Query) => withQuery('/vehicles', query),
  /** Where the vehicle that the visitor works on is remembered or forgotten (POST). */
  vehicle: () => '/vehicles/chosen',
  /** The FCC IDs of the catalogue; `?id=` leads to the page of the one that was typed. */
  fccIds: (query?: Query) => withQuery('/fcc', query),
  fccId: (id: string) => `/fcc/${encodeURIComponent(id)}`,
  favorites: () => '/favorites',
  favoriteList: (id: string, query?: Query) => withQuery(`/favorites/${encodeURIComponent(id)}`, query),
  /** `line` repeats the lines of an order that are not settled yet. */
  quickOrder: (query?: Query) => withQuery('/quick-order', query),
  order: (query?: Query) => withQuery('/order', query),
  quote: (query?: Query) => withQuery('/quote', query),
  /** A quote's own page: whoever has the key may see it. */
  quoteStatus: (accessKey: string) => `/quote/${encodeURIComponent(accessKey)}`,
  /** Where a priced quote becomes an order. */
  quoteAccept: (accessKey: string) => `/quote/${encodeURIComponent(accessKey)}/accept`,
  trackOrder: () => '/track-order',
  trackedOrder: (accessKey: string) => `/track-order/${encodeURIComponent(accessKey)}`,
  signIn: (query?: { redirectTo?: string; sent?: boolean }) => withQuery('/sign-in', query),
  /** Where the link of the mail leads; it signs in by a button, since mail programs open links by themselves. */
  signInLink: (token: string, redirectTo?: string) =>
    withQuery(`/sign-in/${encodeURIComponent(token)}`, { redirectTo }),
  account: () => '/account',
  accountQuotes: (query?: Query) => withQuery('/account/quotes', query),
  accountUsers: () => '/account/users',
  newAccountUser: () => '/account/users/new',
  accountUser: (id: number) => `/account/users/${id}`,
  /** Orders that wait for an approval. */
  accountApprovals: () => '/account/approvals',
  accountApproval: (orderId: number) => `/account/approvals/${orderId}`,
  accountAddresses: () => '/account/addresses',
  newAccountAddress: () => '/account/addresses/new',
  accountAddress: (id: number) => `/account/addresses/${id}`,
  accountOrder: (id: number) => `/account/orders/${id}`,
  /** An account's licences and certificates, and one of them as a file. */
  accountDocuments: () => '/account/documents',
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
  /** A text under the resources: 'finish-codes'. */
  guide: (slug: string) => `/resources/${encodeURIComponent(slug)}`,
  /** A text that staff added: 'holiday-hours'. */
  addedPage: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  cookieChoice: () => '/cookies',
  sitemap: () => '/sitemap.xml',
  /** A part of the sitemap of a large store: 'pages', 'products-1'. */
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  robots: () => '/robots.txt',
  webManifest: () => '/site.webmanifest',
  picture: (kind: string, query?: Query) => withQuery(`/pictures/${encodeURIComponent(kind)}.svg`, query),
  /** The same picture as those who share links take it: PNG, 1200 by 630. */
  sharePicture: (kind: string, query?: Query) =>
    withQuery(`/pictures/${encodeURIComponent(kind)}.png`, query),
  /** An uploaded picture of a product in one of its widths. The address names the largest, so that all are known. */
  uploadedPicture: (picture: { id: number; width: number; height: number }, width: number) =>
    `/pictures/products/${picture.id}-${picture.width}x${picture.height}-${width}.webp`,
  admin: {
    home: () => '/admin',
    dashboard: () => '/admin/dashboard',
    login: (redirectTo?: string) => withQuery('/admin/login', { redirectTo }),
    /** Where the code is asked for after the password; `recovery` names the field for a recovery code. */
    loginCode: (query?: { redirectTo?: string; recovery?: boolean }) => withQuery('/admin/login/code', query),
    logout: () => '/admin/logout',
    /** The search of the header: products, orders, customers and messages. */
    search: (query?: Query) => withQuery('/admin/search', query),
    staff: (query?: Query) => withQuery('/admin/staff', query),
    newStaff: () => '/admin/staff/new',
    staffAccount: (id: number, query?: Query) => withQuery(`/admin/staff/${id}`, query),
    /** Where it is asked once more before an account is switched off or loses its second factor. */
    staffAction: (id: number, action: 'switch-off' | 'reset-factor', query?: Query) =>
      withQuery(`/admin/staff/${id}/${action}`, query),
    /** One's own account. */
    account: () => '/admin/account',
    /** Every shared component in its states, for developers. */
    components: (query?: Query) => withQuery('/admin/components', query),
    secondFactor: () => '/admin/account/second-factor',
    audit: (query?: Query) => withQuery('/admin/audit', query),
    products: (query?: Query) => withQuery('/admin/products', query),
    newProduct: () => '/admin/products/new',
    /** A product is edited, duplicated, archived and deleted each on a page of its own. */
    editProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/edit`, query),
    duplicateProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/duplicate`, query),
    archiveProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/archive`, query),
    deleteProduct: (id: number, query?: Query) => withQuery(`/admin/products/${id}/delete`, query),
    /** Its uploaded pictures, and the page on which one is removed. */
    productPictures: (id: number, query?: Query) => withQuery(`/admin/products/${id}/pictures`, query),
    removePicture: (id: number, pictureId: number, query?: Query) =>
      withQuery(`/admin/products/${id}/pictures/${pictureId}/remove`, query),
    /** Changes of many products: chosen by `productId`, or by `scope=filter` and the list's own filter. */
    bulkChange: (query?: Query) => withQuery('/admin/products/bulk', query),
    bulkRun: (id: number, query?: Query) => withQuery(`/admin/products/bulk/${id}`, query),
    bulkUndo: (id: number) => `/admin/products/bulk/${id}/undo`,
    /** Products, stock and prices as CSV, of the list's own filter. */
    productExport: (query?: Query) => withQuery('/admin/products/export', query),
    productExportCsv: (query?: Query) => withQuery('/admin/products/export/csv', query),
    productImport: () => '/admin/products/import',
    imports: (query?: Query) => withQuery('/admin/products/imports', query),
    import: (id: number, query?: Query) => withQuery(`/admin/products/imports/${id}`, query),
    importCancel: (id: number) => `/admin/products/imports/${id}/cancel`,
    importCsv: (id: number, query?: Query) => withQuery(`/admin/products/imports/${id}/csv`, query),
    productStock: (id: number, query?: Query) => withQuery(`/admin/products/${id}/stock`, query),
    inventory: (query?: Query) => withQuery('/admin/inventory', query),
    /** What should be ordered, and the form that orders it. */
    reorder: (query?: Query) => withQuery('/admin/inventory/reorder', query),
    suppliers: (query?: Query) => withQuery('/admin/suppliers', query),
    newSupplier: () => '/admin/suppliers/new',
    supplier: (id: number, query?: Query) => withQuery(`/admin/suppliers/${id}`, query),
    supplierArchive: (id: number, query?: Query) => withQuery(`/admin/suppliers/${id}/archive`, query),
    supplierProduct: (id: number, productId: number, query?: Query) =>
      withQuery(`/admin/suppliers/${id}/products/${productId}`, query),
    /** Where it is asked once more before a product is taken from a supplier. */
    supplierProductRemoval: (id: number, productId: number, query?: Query) =>
      withQuery(`/admin/suppliers/${id}/products/${productId}/remove`, query),
    purchaseOrders: (query?: Query) => withQuery('/admin/purchase-orders', query),
    newPurchaseOrder: (query?: Query) => withQuery('/admin/purchase-orders/new', query),
    purchaseOrder: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}`, query),
    purchaseOrderSend: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/send`, query),
    /** `all` fills in what is still to come. */
    purchaseOrderReceive: (id: number, query?: Query) =>
      withQuery(`/admin/purchase-orders/${id}/receive`, query),
    purchaseOrderCancel: (id: number, query?: Query) =>
      withQuery(`/admin/purchase-orders/${id}/cancel`, query),
    purchaseOrderClose: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/close`, query),
    /** The order as a sheet of paper. */
    purchaseOrderPrint: (id: number, query?: Query) => withQuery(`/admin/purchase-orders/${id}/print`, query),
    inventoryReport: (report: string, query?: Query) =>
      withQuery(`/admin/inventory/reports/${encodeURIComponent(report)}`, query),
    inventoryReportCsv: (report: string, query?: Query) =>
      withQuery(`/admin/inventory/reports/${encodeURIComponent(report)}/csv`, query),
    /** Every movement of a product's stock, the latest first. */
    productMovements: (id: number, query?: Query) => withQuery(`/admin/products/${id}/movements`, query),
    /** Which locations hold stock, and which of them ships first. */
    stockLocations: () => '/admin/inventory/locations',
    /** Every quantity and level, computed anew from the ledger. */
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
    /** The sheet to print and to write on. */
    countSheet: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/sheet`, query),
    countReview: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/review`, query),
    countCancel: (id: number, query?: Query) => withQuery(`/admin/inventory/counts/${id}/cancel`, query),
    categories: (query?: Query) => withQuery('/admin/categories', query),
    newCategory: (query?: Query) => withQuery('/admin/categories/new', query),
    /** Its card in the list, to which one returns. */
    categoryCard: (id: number) => `/admin/categories#category-${id}`,
    editCategory: (id: number) => `/admin/categories/${id}/edit`,
    categoryStatus: (id: number) => `/admin/categories/${id}/status`,
    deleteCategory: (id: number) => `/admin/categories/${id}/delete`,
    orders: (query?: Query) => withQuery('/admin/orders', query),
    /** The filtered list as a file. */
    ordersCsv: (query?: Query) => withQuery('/admin/orders/csv', query),
    order: (id: number, query?: Query) => withQuery(`/admin/orders/${id}`, query),
    orderCancel: (id: number, query?: Query) => withQuery(`/admin/orders/${id}/cancel`, query),
    customers: (query?: Query) => withQuery('/admin/customers', query),
    customer: (id: number, query?: Query) => withQuery(`/admin/customers/${id}`, query),
    customerContact: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/contact`, query),
    customerDecline: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/decline`, query),
    /** What was agreed with one account, product by product. */
    contractPrices: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/prices`, query),
    prices: () => '/admin/prices',
    priceTier: (code: string, query?: Query) => withQuery(`/admin/prices/${encodeURIComponent(code)}`, query),
    /** Uploaded documents that wait, one of them as a file, and the page on which it is decided. */
    documents: (query?: Query) => withQuery('/admin/documents', query),
    document: (id: number) => `/admin/documents/${id}`,
    documentReview: (id: number, query?: Query) => withQuery(`/admin/documents/${id}/review`, query),
    /** Payments that came by the API and belong to no order. */
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
    /** What staff keep of texts and facts: an overview, then each kind. `new` stands for one that is not there yet. */
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
    /** `reset` asks whether that setting goes back to its default. */
    settings: (query?: Query) => withQuery('/admin/settings', query),
    /** What programs sign in with at the API: the list, a new one, and the page that takes one away. */
    tokens: () => '/admin/tokens',
    newToken: () => '/admin/tokens/new',
    revokeToken: (id: number) => `/admin/tokens/${id}/revoke`,
    /** Whom the store tells what happens: the list, a new one, each with what was sent, and the pages that ask first. */
    webhooks: () => '/admin/webhooks',
    newWebhook: () => '/admin/webhooks/new',
    webhook: (id: number, query?: Query) => withQuery(`/admin/webhooks/${id}`, query),
    editWebhook: (id: number) => `/admin/webhooks/${id}/edit`,
    rotateWebhook: (id: number) => `/admin/webhooks/${id}/secret`,
    deleteWebhook: (id: number) => `/admin/webhooks/${id}/delete`,
    webhookDelivery: (id: number, deliveryId: number, query?: Query) =>
      withQuery(`/admin/webhooks/${id}/deliveries/${deliveryId}`, query),
    /** The mail's HTML alone, for the frame that shows it. */
    mailHtml: (id: number) => `/admin/mail/${id}/html`,
  },
  api: {
    products: (query?: Query) => withQuery('/api/products', query),
    product: (id: number) => `/api/products/${id}`,
    productStock: (id: number) => `/api/products/${id}/stock`,
    categories: () => '/api/categories',
    orders: (query?: Query) => withQuery('/api/orders', query),
    /** The API for people, and for their tools. */
    docs: () => '/api/docs',
    openApi: () => '/api/openapi.json',
    payment: (method: string) => `/api/payments/${encodeURIComponent(method)}`,
    /** Where a payment provider tells what happened. */
    webhook: (provider: string) => `/api/webhooks/${encodeURIComponent(provider)}`,
    vehicleModels: (make: string) => withQuery('/api/vehicle-models', { make }),
    search: (query?: Query) => withQuery('/api/search', query),
    /** The vehicle lookup: what there is to choose, and what fits. */
    fitmentMakes: () => '/api/fitment/makes',
    fitmentModels: (query: Query) => withQuery('/api/fitment/models', query),
    fitmentYears: (query: Query) => withQuery('/api/fitment/years', query),
    fitment: (query: Query) => withQuery('/api/fitment', query),
    quickOrder: () => '/api/quick-order',
    /** What a quantity of a product costs whoever asks. */
    productPrice: (id: number, query?: Query) => withQuery(`/api/products/${id}/price`, query),
    /** The cart of the session. */
    cart: () => '/api/cart',
    cartLines: () => '/api/cart/lines',
    cartLine: (productId: number) => `/api/cart/lines/${productId}`,
  },
} as const;

/** The field of an address that holds the list to go back to. */
export const RETURN_TO = 'returnTo';

/**
 * The path to go to after a login or a form, when it is one of ours: it must start with a single slash, so that
 * no '//elsewhere.example', '/\elsewhere' or 'https:' leaves the store, and hold what a header may hold.
 */
export function ownPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(candidate)) return fallback;
  return candidate;
}
