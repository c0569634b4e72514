/** A decoded picture with its files, smallest first. */
export interface ReadPicture {
  width: number;
  height: number;
  files: { width: number; bytes: Uint8Array }[];
}

/** Why a picture is refused. */
export type PictureFault = 'unreadable' | 'too many pixels';

/** Re-encodes uploaded pictures, so that none of the original bytes are stored. */
export interface PictureReader {
  /** @param widthsOf returns the widths to create for an original width */
  read: (bytes: Uint8Array, widthsOf: (width: number) => number[]) => Promise<ReadPicture | PictureFault>;
}
