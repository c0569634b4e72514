/** Widths of rendered pictures, which are 4 : 3. */
export const RENDERED_WIDTHS = [400, 1000] as const;

const ADDRESS = /^(\/pictures\/[^/]+)-\d+\.webp$/;

/** Lists the files of a rendered picture with their widths; none for other URLs. */
export function listRenderedFiles(address: string): { url: string; width: number }[] {
  const [, stem] = ADDRESS.exec(address) ?? [];
  return stem === undefined ? [] : RENDERED_WIDTHS.map((width) => ({ url: `${stem}-${width}.webp`, width }));
}
