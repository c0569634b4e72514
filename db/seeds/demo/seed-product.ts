/**
 * The shape of the demo catalogue's data files. Money is a decimal string in US dollars here because people
 * edit these files; the loader turns it into integer cents.
 */
export interface SeedFitment {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
}

export interface SeedProduct {
  /** Pins the slug; without it the slug is derived from the name. */
  slug?: string;
  name: string;
  sku: string;
  /** The maker's part number as the trade writes it. */
  productNumber: string;
  /** The store's own short number, `EZ-` and five digits. */
  ezNumber: string;
  brand: string;
  model?: string;
  /** Sub-category: what the listing's second filter offers, e.g. 'Smart keys'. */
  type: string;
  /** What the picture shows, e.g. 'smart-key'; one of the kinds in app/ui/illustrations. */
  picture: string;
  /** Parameters of the picture, e.g. { buttons: '4', finish: '626' }. */
  pictureOptions?: Record<string, string>;
  price: string;
  salePrice?: string;
  costPrice: string;
  featured?: boolean;
  /** Ordered only with a licence. */
  restricted?: boolean;
  badge?: 'Best Seller' | 'New' | 'Professional';
  stock: number;
  lowStockThreshold?: number;
  reorderLevel?: number;
  reorderQuantity?: number;
  /** 0.0 to 5.0, one decimal. */
  rating: string;
  reviews: number;
  description: string;
  features: string[];
  /** In the order in which the page shows them. */
  specifications: Record<string, string>;
  keyType?: string;
  fccId?: string;
  oemNumber?: string;
  compatibility?: string;
  vehicleMake?: string;
  vehicleYear?: string;
  /** Sample data: shown as such. */
  fitments?: SeedFitment[];
  /** Values of the header's Professional Services select under which the product is found. */
  services: string[];
}

export interface SeedCategory {
  slug: string;
  name: string;
  description: string;
  heroText: string;
  products: SeedProduct[];
}
