/** The widths of an uploaded picture; one that is smaller has those below its own, and its own. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** The width that stands where one address has to do. */
const DEFAULT_WIDTH = 800;

export interface UploadedPicture {
  id: number;
  /** Of the largest file. */
  width: number;
  height: number;
}

const ADDRESS = /^\/pictures\/products\/([1-9]\d{0,8})-([1-9]\d{0,3})x([1-9]\d{0,4})-([1-9]\d{0,3})\.webp$/;

/** What the address of an uploaded picture says; undefined for every other address. */
export function uploadedPictureOf(address: string): (UploadedPicture & { fileWidth: number }) | undefined {
  const [, id, width, height, fileWidth] = ADDRESS.exec(address) ?? [];
  if (id === undefined) return undefined;
  return { id: Number(id), width: Number(width), height: Number(height), fileWidth: Number(fileWidth) };
}

export function isUploadedPicture(address: string | null): boolean {
  return address !== null && uploadedPictureOf(address) !== undefined;
}

/** The widths in which a picture of this width is kept, the smallest first. */
export function widthsOf(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((one) => one < width);
  return [...smaller, Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width)];
}

/** The width that stands where one address has to do. */
export function getDefaultWidth(width: number): number {
  return Math.min(width, DEFAULT_WIDTH);
}
