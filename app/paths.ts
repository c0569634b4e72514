/** Every URL of the store that something links to. No other module but admin-paths and server-paths builds a path. */

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
  /** `removed` is the line that the buyer has just removed, as `formatShownLines` writes it. */
  cart: (query?: Query) => withQuery('/cart', query),
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
  /** The specifications of a list's products, as JSON. */
  specifications: (ids: readonly string[]) => withQuery('/specifications', { id: ids }),
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
  orderReturn: (accessKey: string, query?: Query) =>
    withQuery(`/track-order/${encodeURIComponent(accessKey)}/return`, query),
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
  accountOrders: (query?: Query) => withQuery('/account/orders', query),
  accountOrder: (id: number) => `/account/orders/${id}`,
  accountDocuments: () => '/account/documents',
  accountSessions: () => '/account/sessions',
  accountDocument: (id: number) => `/account/documents/${id}`,
  register: () => '/register',
  registerBusiness: () => '/register/business',
  registerTerms: () => '/register/terms',
  registerWelcome: () => '/register/welcome',
  /** Asks for a mail when `product` is back in stock. */
  stockNotice: (query?: Query) => withQuery('/back-in-stock', query),
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
  language: () => '/language',
  picture: (kind: string, query?: Query) => withQuery(`/pictures/${encodeURIComponent(kind)}.svg`, query),
  /** The same picture for link previews: PNG, 1200 by 630. */
  sharePicture: (kind: string, query?: Query) =>
    withQuery(`/pictures/${encodeURIComponent(kind)}.png`, query),
  /** A picture that was rendered from a drawing, by the name of its file. */
  rendering: (name: string, width: number) => `/pictures/${name}-${width}.webp`,
  /** An uploaded product picture in one of its widths. The URL includes its full size, from which the widths follow. */
  uploadedPicture: (picture: { id: number; width: number; height: number }, width: number) =>
    `/pictures/products/${picture.id}-${picture.width}x${picture.height}-${width}.webp`,
  /** The models of a make, as JSON. */
  vehicleModels: (make: string) => withQuery('/api/vehicle-models', { make }),
} as const;

/** What the store links to in the back office; `adminPaths` has all its URLs, which buyers need not load. */
export const linkedAdminPaths = {
  home: () => '/admin',
  dashboard: () => '/admin/dashboard',
  products: (query?: Query) => withQuery('/admin/products', query),
  inventory: (query?: Query) => withQuery('/admin/inventory', query),
  categories: (query?: Query) => withQuery('/admin/categories', query),
  order: (id: number, query?: Query) => withQuery(`/admin/orders/${id}`, query),
  mails: (query?: Query) => withQuery('/admin/mail', query),
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
