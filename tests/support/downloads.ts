import type { Db } from '../../db/schema';
import { downloadPictures } from '../../app/backoffice/imports/download-pictures.server';
import { MAX_PICTURE_BYTES } from '../../app/domain/goods/catalog/picture-file.rules';
import { createPictureDownloader } from '../../app/integrations/pictures/picture-downloader.server';

/** Downloads the due pictures of applied imports, from this machine too. @returns how many addresses were tried */
export function downloadDue(db: Db, allowPrivate = true): Promise<number> {
  return downloadPictures(db, {
    download: createPictureDownloader({ allowPrivate, maxBytes: MAX_PICTURE_BYTES }),
    signal: new AbortController().signal,
    keep: () => Promise.resolve(true),
  });
}
