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
  admin: {
    home: () => '/admin',
    dashboard: () => '/admin/dashboard',
    login: (redirectTo?: string) => withQuery('/admin/login', { redirectTo }),
    logout: () => '/admin/logout',
    products: (query?: Query) => withQuery('/admin/products', query),
    newProduct: () => '/admin/products/new',
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
    inventoryReport: (report: string) => `/admin/inventory/reports/${encodeURIComponent(report)}`,
    inventoryReportCsv: (report: string) => `/admin/inventory/reports/${encodeURIComponent(report)}/csv`,
    categories: (query?: Query) => withQuery('/admin/categories', query),
    newCategory: () => '/admin/categories/new',
    orders: (query?: Query) => withQuery('/admin/orders', query),
    order: (id: number) => `/admin/orders/${id}`,
    customers: (query?: Query) => withQuery('/admin/customers', query),
    customer: (id: number) => `/admin/customers/${id}`,
    /** What was agreed with one account, product by product. */
    contractPrices: (id: number, query?: Query) => withQuery(`/admin/customers/${id}/prices`, query),
    prices: () => '/admin/prices',
    priceTier: (code: string, query?: Query) => withQuery(`/admin/prices/${encodeURIComponent(code)}`, query),
    /** Uploaded documents that wait, one of them as a file, and the page on which it is decided. */
    documents: (query?: Query) => withQuery('/admin/documents', query),
    document: (id: number) => `/admin/documents/${id}`,
    documentReview: (id: number) => `/admin/documents/${id}/review`,
    /** Payments that came by the API and belong to no order. */
    payments: (query?: Query) => withQuery('/admin/payments', query),
    orderRefund: (id: number, query?: Query) => withQuery(`/admin/orders/${id}/refund`, query),
    orderRestock: (id: number) => `/admin/orders/${id}/restock`,
    orderPackingSlip: (id: number) => `/admin/orders/${id}/packing-slip`,
    orderInvoice: (id: number) => `/admin/orders/${id}/invoice`,
    quotes: (query?: Query) => withQuery('/admin/quotes', query),
    quote: (id: number) => `/admin/quotes/${id}`,
    messages: (query?: Query) => withQuery('/admin/messages', query),
    message: (id: number) => `/admin/messages/${id}`,
    mails: (query?: Query) => withQuery('/admin/mail', query),
    mail: (id: number) => `/admin/mail/${id}`,
    /** The mail's HTML alone, for the frame that shows it. */
    mailHtml: (id: number) => `/admin/mail/${id}/html`,
  },
  api: {
    products: (query?: Query) => withQuery('/api/products', query),
    product: (id: number) => `/api/products/${id}`,
    productStock: (id: number) => `/api/products/${id}/stock`,
    categories: () => '/api/categories',
    payment: (method: string) => `/api/payments/${encodeURIComponent(method)}`,
    /** Where a payment provider tells what happened. */
    webhook: (provider: string) => `/api/webhooks/${encodeURIComponent(provider)}`,
    vehicleModels: (make: string) => withQuery('/api/vehicle-models', { make }),
  },
} as const;

/**
 * The path to go to after a login or a form, when it is one of ours: it must start with a single slash, so that
 * no '//elsewhere.example', '/\elsewhere' or 'https:' leaves the store, and hold what a header may hold.
 */
export function ownPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(candidate)) return fallback;
  return candidate;
}
