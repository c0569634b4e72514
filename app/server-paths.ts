/** URLs that the server alone writes: pages need not load them. */
export const serverPaths = {
  sitemap: () => '/sitemap.xml',
  /** A part of a large sitemap: 'pages', 'products-1'. */
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** A product to print. */
  dataSheet: (slug: string) => `/product/${encodeURIComponent(slug)}/data-sheet`,
  /** What all calls of the API begin with. */
  api: () => '/api/',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  apiPayment: (method: string) => `/api/payments/${encodeURIComponent(method)}`,
  webhook: (provider: string) => `/api/webhooks/${encodeURIComponent(provider)}`,
  apiCart: () => '/api/cart',
} as const;
