import type { IsoText } from './column-types';

/** A named list of products. A visitor's lists belong to the random owner ID in the session. */
export interface FavoriteListsTable {
  /** 128 random bits. */
  id: string;
  owner_id: string;
  customer_id: number | null;
  name: string;
  created_at: IsoText;
  updated_at: IsoText;
}

export interface FavoriteItemsTable {
  list_id: string;
  product_id: number;
  quantity: number;
  added_at: IsoText;
}
