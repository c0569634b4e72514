/** The title of the toast that offers the way to cart and checkout. */
export const ADDED_TO_CART = 'Added to cart';
