import { listPicturedProducts } from '../../app/domain/goods/catalog/pictured-products.queries.server';
import { listIllustrations } from '../../app/domain/goods/catalog/product-images.queries.server';
import type { Db } from '../../db/schema';

/** Views that are technical drawings and stay drawings. */
const DRAWN = /[?&]view=(size|line)(&|$)/;

/** Lists the pictures that the demo shows of goods, as the database names them: products, categories, and posts. */
export async function listDemoPictures(db: Db): Promise<string[]> {
  const products = await listPicturedProducts(db);
  const categories = await db.selectFrom('categories').select('picture').execute();
  const posts = await db.selectFrom('posts').select('picture').execute();
  const shown = products.flatMap(listIllustrations);
  const pictures = [...shown, ...categories, ...posts].map(({ picture }) => picture);
  return [...new Set(pictures)].filter((picture) => picture !== '' && !DRAWN.test(picture)).sort();
}
