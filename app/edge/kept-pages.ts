/** What is kept, in bytes; the page that was asked for longest ago goes first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Some pages speak of today: none is kept for longer than this, in milliseconds. */
const LONGEST_MS = 60_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The headers of an answer as names and values by turns, as `writeHead` takes them. */
export type Head = readonly string[];

export interface KeptPage {
  /** Of the catalogue when the page was asked for. */
  version: number;
  keptAt: number;
  /** As its route has it, for the log and the figures. */
  path: string;
  tag: string;
  /** What the page itself says; what the edge says is not among them. */
  headers: Readonly<Record<string, string | string[]>>;
  /** What it says to vary by. */
  vary: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** All that is said, by the edge too: known once the page was sent to somebody with nothing of their own. */
  heads?: Readonly<Record<Encoding | 'notModified', Head>>;
}

/** The finished pages of one process. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  find(key: string): KeptPage | undefined {
    return this.#pages.get(key);
  }

  keep(key: string, page: KeptPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += bytesOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** Notes that a page was asked for: the one that was last stands last. */
  use(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#bytes -= bytesOf(page);
    this.#pages.delete(key);
  }
}

/** Whether a page still is what would be made. @param version the catalogue's, read after the request came. */
export function isGood(page: KeptPage, version: number): boolean {
  return page.version === version && Date.now() - page.keptAt < LONGEST_MS;
}

function bytesOf({ bodies }: KeptPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length;
}
