/** A picture that was read: its files, the smallest first. */
export interface ReadPicture {
  /** Of the largest file. */
  width: number;
  height: number;
  files: { width: number; bytes: Uint8Array }[];
}

/** Why bytes are no picture that the store takes. */
export type PictureFault = 'unreadable' | 'too many pixels';

/** Makes the store's own files of somebody's picture: nothing of the bytes that were sent is kept. */
export interface PictureReader {
  /** @param listWidths the widths to make for a picture of this width. */
  read: (bytes: Uint8Array, widthsOf: (width: number) => number[]) => Promise<ReadPicture | PictureFault>;
}
