import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import type { Db } from '../../../../db/schema';
import { buildPictureUrl } from './product-card.queries.server';
import { findViewOptions, type PicturedProduct } from './picture-options.rules';
import { findSize } from './picture-size.rules';
import type { ProductImage } from './product.schema';
import { listViews } from '../../../drawings/illustration';
import { isUploadedPicture } from './uploaded-picture.rules';
import { parseTextList } from '../../base/shared/stored-json';
import { nameModel } from '../../base/shared/model-name.rules';
import { formatYearRange } from '../../base/shared/year-range.rules';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

/** Illustrations are 4:3. Photos linked by URL use the same frame. */
const FRAME = { width: 400, height: 300 };

/** What each view of an illustration shows, for those who don't see it. */
const SHOWN_BY_VIEW = perLanguage<Readonly<Record<string, string>>>(() => ({
  back: t`back, with the battery`,
  base: t`seen from below`,
  blade: t`side view of the blade`,
  cable: t`its connections`,
  edge: t`at the edge of the door, with its strike`,
  face: t`front and back`,
  keyway: t`with the keyway it fits`,
  open: t`open`,
  close: t`close-up`,
  line: t`line drawing`,
}));

/** A product shows this many illustrations. */
const MOST_VIEWS = 3;

/** Lists the views of a product's illustration after the first: its other sides, its size, and a closer look. */
function listOtherViews(kind: string, product: PicturedProduct) {
  const size = findSize(kind, product.specifications);
  const drawn = listViews(kind).flatMap((view) => {
    const options = findViewOptions(view, product);
    return options ? [{ options, what: SHOWN_BY_VIEW()[view] ?? view }] : [];
  });
  const scaled = size ? [{ options: { view: 'size', ...size.options }, what: size.what }] : [];
  const closer = ['close', 'line'].map((view) => ({
    options: { view },
    what: SHOWN_BY_VIEW()[view] ?? view,
  }));
  return [...drawn.slice(0, MOST_VIEWS - 1 - scaled.length), ...scaled, ...closer].slice(0, MOST_VIEWS - 1);
}

/** Lists the pictures of a product page: its photos, and the illustration unless a main photo replaces it. */
export async function listProductImages(
  db: Db,
  product: PicturedProduct & { id: number; image_url: string | null; picture: string },
): Promise<ProductImage[]> {
  const rows = await db
    .selectFrom('product_images')
    .select(['url', 'width', 'height', 'alt'])
    .where('product_id', '=', product.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const photographs = rows.map((row) => ({ ...row, alt: row.alt || product.name }));
  // A linked URL comes first. Uploaded pictures replace the drawing.
  if (product.image_url !== null && !isUploadedPicture(product.image_url))
    return [{ url: product.image_url, ...FRAME, alt: product.name }, ...photographs];
  if (photographs.length > 0 && isUploadedPicture(product.image_url)) return photographs;
  const shown = listIllustrations(product).slice(0, photographs.length > 0 ? 1 : undefined);
  const illustrations = shown.map(({ picture, what }) => ({
    url: buildPictureUrl(picture),
    ...FRAME,
    alt: [product.name, what].filter(Boolean).join(', '),
  }));
  return [...photographs, ...illustrations];
}

/** Lists the illustrations of a product as the database names pictures: the whole, then its other views. */
export function listIllustrations(product: PicturedProduct & { picture: string }) {
  const [kind = '', options = ''] = product.picture.split('?');
  const others = listOtherViews(kind, product).map((view) => ({
    picture: `${kind}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(options)), ...view.options }).toString()}`,
    what: view.what,
  }));
  return [{ picture: product.picture, what: '' }, ...others];
}

/** A card has room for two bullets (SPEC 2.5). */
const SHOWN = 2;

interface CardTexts {
  features: string[];
  keyFacts: string | undefined;
}

/** Lists the first features of products, and of vehicles' keys the models, FCC ID, and years, by product ID. */
export async function listCardTexts(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, CardTexts>();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('fitments as f', 'f.product_id', 'p.id')
    .select((build) => [
      'p.id',
      'p.name',
      inPageLanguage('p.features').as('features'),
      'p.fcc_id',
      'p.vehicle_make',
      build.fn.min('f.year_from').as('year_from'),
      build.fn.max('f.year_to').as('year_to'),
    ])
    .where('p.id', 'in', ids)
    .groupBy('p.id')
    .execute();
  const models = await listModels(db, ids);
  return new Map<number, CardTexts>(
    rows.map((row) => [
      row.id,
      {
        features: parseTextList(row.features).slice(0, SHOWN),
        keyFacts: formatKeyFacts({ ...row, models: models.get(row.id) ?? [] }),
      },
    ]),
  );
}

/** Lists the models of products in the order of their fitments, by product ID. */
async function listModels(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('fitments')
    .select(['product_id', 'model'])
    .where('product_id', 'in', ids)
    .where('model', '!=', '')
    .orderBy('id')
    .execute();
  const models = new Map<number, string[]>();
  for (const { product_id: id, model } of rows) {
    const known = models.get(id) ?? [];
    if (!known.includes(model)) models.set(id, [...known, model]);
  }
  return models;
}

/** A phone's card has a line of so many letters for the names of models. */
const MODELS_LENGTH = 24;

/** 'Grand Cherokee, +4': as many names as a line has room for, but at least one. */
function formatModels(names: readonly string[]): string {
  // A name and its comma take three letters at least.
  for (let count = Math.min(names.length, Math.floor(MODELS_LENGTH / 3)); ; count--) {
    const others = names.length - count;
    const line = [...names.slice(0, count), ...(others > 0 ? [`+${others}`] : [])].join(', ');
    if (line.length <= MODELS_LENGTH || count <= 1) return line;
  }
}

interface KeyRow {
  name: string;
  models: readonly string[];
  fcc_id: string;
  vehicle_make: string;
  year_from: number | null;
  year_to: number | null;
}

/**
 * 'Edge, Explorer · FCC M3N-A2C93142300 · 2017-2022'; nothing for goods that are no vehicle's, and for those that say
 * none of it. A name that has a model needs no others.
 */
function formatKeyFacts(row: KeyRow): string | undefined {
  if (row.vehicle_make === '') return undefined;
  // As a word: Mazda’s 3 isn't the one of '3-Button'.
  const words = ` ${row.name.replaceAll(',', ' ').toLowerCase()} `;
  const isNamed = row.models.some((model) => words.includes(` ${model.toLowerCase()} `));
  const models = isNamed ? '' : formatModels(row.models.map(nameModel));
  const years =
    row.year_from === null || row.year_to === null ? '' : formatYearRange(row.year_from, row.year_to);
  const facts = [
    models,
    row.fcc_id === '' ? '' : `FCC ${row.fcc_id}`,
    years !== '' && row.fcc_id === '' && models === '' ? t`Years ${years}` : years,
  ].filter(Boolean);
  return facts.length === 0 ? undefined : facts.join(' · ');
}

export type ProductPicture = Awaited<ReturnType<typeof listProductPictures>>[number];

/** Lists a product's uploaded pictures in order; the first is the main one. */
export async function listProductPictures(db: Db, productId: number) {
  return db
    .selectFrom('product_images')
    .select(['id', 'url', 'width', 'height', 'alt'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Finds a file by its full URL including the size, so that each picture has one URL. */
export async function findPictureFile(
  db: Db,
  picture: { id: number; width: number; height: number; fileWidth: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('product_picture_files as f')
    .innerJoin('product_images as i', 'i.id', 'f.image_id')
    .select('f.bytes')
    .where('f.image_id', '=', picture.id)
    .where('f.width', '=', picture.fileWidth)
    .where('i.width', '=', picture.width)
    .where('i.height', '=', picture.height)
    .executeTakeFirst();
  return row?.bytes;
}
