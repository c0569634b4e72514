/** A longer one is cut, which leaves room for the checksum within a SKU's 60 characters. */
const MAX_LENGTH = 48;

/**
 * Derives a SKU from what identifies a product in its file: `['schlage-b60n', 'Satin Chrome']` becomes
 * 'SCHLAGE-B60N-SATIN-CHROME'.
 *
 * @param shared keys that several products of the file would get; these SKUs end with a checksum of the parts
 */
export function deriveSku(parts: readonly string[], shared: ReadonlySet<string>): string {
  const code = parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const isShared = shared.has(code.replaceAll('-', '').toLowerCase());
  if (code === '' || (code.length <= MAX_LENGTH && !isShared)) return code;
  return `${code.slice(0, MAX_LENGTH - 8).replace(/-+$/, '')}-${getChecksum(parts.join('\n'))}`;
}

/** FNV-1a: short and the same everywhere, without cryptographic strength. */
function getChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).toUpperCase().padStart(7, '0');
}
