import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Db } from '../../db/schema';
import { findTokenHash } from '../domain/base/tokens/tokens.queries.server';
import type { Count, CountedRequest } from '../edge/request-limits';
import { getRoutedPath } from '../edge/routed-path';
import { paths } from '../paths';

const WINDOW_MS = 60_000;

/**
 * Requests a minute, writes and reads of the API, from one address or by one token. A login and an order number may be
 * guessed, a message is read by a person, a request and an application send mail, a file is large, a cart is clicked. A
 * provider tells all of its events from a few addresses. A token that does not work is guessed, too.
 */
const LIMITS = {
  login: 10,
  wrongToken: 10,
  lookup: 10,
  message: 10,
  request: 10,
  application: 10,
  upload: 20,
  checkout: 30,
  write: 120,
  read: 600,
  webhook: 1200,
} as const;

type Tier = keyof typeof LIMITS;

/**
 * A read is quicker than the write that would count it. So reads are taken from the limit by so many at once, and one in
 * twenty waits for the disk. What a process has taken and not used is lost to the other processes: those of a machine
 * take this many together.
 */
const READS_PER_BLOCK = 20;
/** Blocks that a process remembers. The unused reads of the others are lost. */
const MAX_BLOCKS = 10_000;

/** Reads that this process has taken from a limit. */
interface Block {
  endsAt: number;
  /** Not used yet. */
  left: number;
  /** What the limit still has besides. */
  besides: number;
}

/** The last part of the path where a quote becomes an order. */
const ACCEPTS_QUOTE = /\/accept$/;

function getTier(path: string): Tier {
  const page = getRoutedPath(path);
  // Codes and current passwords are guessed as passwords are.
  if (isWithinPath(page, paths.admin.login()) || isWithinPath(page, paths.admin.account())) return 'login';
  if (page.startsWith(paths.signIn())) return 'login';
  if (page === paths.contact()) return 'message';
  if (page === paths.trackOrder()) return 'lookup';
  if (page === paths.quote() || page === paths.order()) return 'request';
  if (page === paths.registerTerms()) return 'application';
  const isOfQuote = page.startsWith(paths.quoteStatus(''));
  if (isOfQuote && !ACCEPTS_QUOTE.test(page)) return 'message';
  if (page === paths.accountDocuments()) return 'upload';
  const pays =
    isOfQuote ||
    [paths.checkout(), paths.cartPayment()].includes(page) ||
    page.startsWith(paths.api.payment(''));
  if (page.startsWith(paths.api.webhook(''))) return 'webhook';
  return pays ? 'checkout' : 'write';
}

function isWithinPath(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}/`);
}

/** The counters lie in the database, so that every process on it counts together. */
export class RateLimits {
  readonly #db: Db;
  readonly #blocks = new LRUCache<string, Block>({ max: MAX_BLOCKS });
  /** Blocks of reads that are being taken. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #readsAtOnce: number;

  /** @param options.processes how many processes share this machine's requests. */
  constructor(db: Db, { processes = 1 }: { processes?: number } = {}) {
    this.#db = db;
    this.#readsAtOnce = Math.ceil(READS_PER_BLOCK / processes);
  }

  /**
   * Counts a request by its token, when it has one that works, or else by its address. A token that does not work counts
   * as a guess besides.
   *
   * @returns the limit that counted it; of two, the one that refuses or has less left.
   */
  async take({ isWrite, path, address, token }: CountedRequest): Promise<Count> {
    const tier = isWrite ? getTier(path) : 'read';
    if (token === undefined || tier === 'webhook') return this.#count(tier, address);
    const tokenHash = await findTokenHash(this.#db, token);
    if (tokenHash !== undefined) return this.#count(tier, `token ${tokenHash}`);
    const counts = [await this.#count(tier, address), await this.#count('wrongToken', address)];
    return counts.reduce((one, other) => (isTighter(other, one) ? other : one));
  }

  async #count(tier: Tier, whose: string): Promise<Count> {
    const key = `${tier}:${whose}`;
    const limit = LIMITS[tier];
    for (;;) {
      const block = this.#findBlock(key);
      if (block !== undefined) return toCount(block, limit);
      if (tier !== 'read') return toCount(await this.#takeBlock(key, limit, 1), limit);
      await this.#takeReads(key, limit);
    }
  }

  /** Finds a block that counts a request without the database: of reads taken ahead, or of a limit that is used up. */
  #findBlock(key: string): Block | undefined {
    const block = this.#blocks.get(key);
    const isOfUse =
      block !== undefined && Date.now() < block.endsAt && (block.left > 0 || block.besides === 0);
    return isOfUse ? block : undefined;
  }

  /** Reads that come while a block is taken wait for it: each with a block of its own would leave the others nothing. */
  #takeReads(key: string, limit: number): Promise<unknown> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const taken = this.#takeBlock(key, limit, this.#readsAtOnce).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, taken);
    return taken;
  }

  async #takeBlock(key: string, limit: number, size: number): Promise<Block> {
    const { hits, window_started_at } = await this.#add(key, size);
    const endsAt = window_started_at + WINDOW_MS;
    const left = Math.min(size, Math.max(0, limit - (hits - size)));
    const besides = Math.max(0, limit - hits);
    // Another request of this process may have taken one meanwhile.
    const known = this.#blocks.get(key);
    const other = known?.endsAt === endsAt ? known : undefined;
    if (other !== undefined) return Object.assign(other, { left: other.left + left, besides });
    const block = { endsAt, left, besides };
    // Writes are counted one by one. Once they are refused, even those are counted no more.
    if (size > 1 || left === 0) this.#blocks.set(key, block);
    return block;
  }

  #add(key: string, hits: number) {
    const now = Date.now();
    const ended = now - WINDOW_MS;
    return this.#db
      .insertInto('rate_limits')
      .values({ key, window_started_at: now, hits })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when rate_limits.window_started_at <= ${ended} then ${hits} else rate_limits.hits + ${hits} end`,
          window_started_at: sql`case when rate_limits.window_started_at <= ${ended} then ${now} else rate_limits.window_started_at end`,
        }),
      )
      .returning(['hits', 'window_started_at'])
      .executeTakeFirstOrThrow();
  }
}

/** Uses one of a block, where it has one. */
function toCount(block: Block, limit: number): Count {
  const isRefused = block.left === 0;
  if (!isRefused) block.left -= 1;
  const resetsIn = Math.max(1, Math.ceil((block.endsAt - Date.now()) / 1000));
  return { limit, remaining: block.left + block.besides, resetsIn, isRefused };
}

function isTighter(count: Count, than: Count): boolean {
  if (count.isRefused !== than.isRefused) return count.isRefused;
  return count.remaining < than.remaining;
}
