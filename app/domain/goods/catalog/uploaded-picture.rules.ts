/** Widths of uploaded pictures. A smaller picture keeps its own width. */
const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** The width used where only one URL is possible. */
const DEFAULT_WIDTH = 800;

export interface UploadedPicture {
  id: number;
  width: number;
  height: number;
}

const ADDRESS = /^\/pictures\/products\/([1-9]\d{0,8})-([1-9]\d{0,3})x([1-9]\d{0,4})-([1-9]\d{0,3})\.webp$/;

/** Parses an uploaded picture's URL; undefined for other URLs. */
export function parseUploadedPicture(address: string): (UploadedPicture & { fileWidth: number }) | undefined {
  const [, id, width, height, fileWidth] = ADDRESS.exec(address) ?? [];
  if (id === undefined) return undefined;
  return { id: Number(id), width: Number(width), height: Number(height), fileWidth: Number(fileWidth) };
}

export function isUploadedPicture(address: string | null): boolean {
  return address !== null && parseUploadedPicture(address) !== undefined;
}

/** Lists the stored widths of a picture, ascending. */
export function listWidths(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((one) => one < width);
  return [...smaller, Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width)];
}

/** Returns the width used where only one URL is possible. */
export function getDefaultWidth(width: number): number {
  return Math.min(width, DEFAULT_WIDTH);
}
