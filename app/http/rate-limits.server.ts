import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Db } from '../../db/schema';
import { findTokenHash } from '../domain/base/tokens/tokens.queries.server';
import { isApiPath } from '../edge/guard';
import type { Count, CountedRequest } from '../edge/request-limits';
import { getRoutedPath } from '../edge/routed-path';
import { adminPaths } from '../admin-paths';
import { serverPaths } from '../server-paths';
import { paths } from '../paths';

const WINDOW_MS = 60_000;

/**
 * Requests per minute from one address or by one token: writes, API reads, pages that aren't cached, and a few that need
 * their own limit. Logins,
 * order numbers, and tokens can be guessed; messages are read by people; quote requests and applications send mail;
 * uploads are large; carts are clicked often; a provider sends all webhooks from a few addresses.
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
  page: 600,
  webhook: 1200,
} as const;

type Tier = keyof typeof LIMITS;

/**
 * Reads are reserved in blocks of this size per machine, so that only one in twenty waits for the database. A process's
 * unused reads are lost to the others.
 */
const READS_PER_BLOCK = 20;
/** Maximum number of blocks in memory. */
const MAX_BLOCKS = 10_000;

/** Reads that this process has reserved from a limit. */
interface Block {
  endsAt: number;
  /** Reserved and unused. */
  left: number;
  /** Reads of the limit that no process has reserved. */
  besides: number;
}

/** The end of the path that accepts a quote. */
const ACCEPTS_QUOTE = /\/accept$/;

function getTier(path: string): Tier {
  const page = getRoutedPath(path);
  // Codes and current passwords can be guessed, too.
  if (isWithinPath(page, adminPaths.login()) || isWithinPath(page, adminPaths.account())) return 'login';
  if (page.startsWith(paths.signIn())) return 'login';
  if (page === paths.contact() || page === paths.stockNotice()) return 'message';
  if (page === paths.trackOrder()) return 'lookup';
  // Its only form asks for a return.
  if (page.startsWith(paths.trackedOrder(''))) return 'message';
  if (page === paths.quote() || page === paths.order()) return 'request';
  if (page === paths.registerTerms()) return 'application';
  const isOfQuote = page.startsWith(paths.quoteStatus(''));
  if (isOfQuote && !ACCEPTS_QUOTE.test(page)) return 'message';
  if (page === paths.accountDocuments() || page === paths.registerBusiness()) return 'upload';
  const pays =
    isOfQuote ||
    [paths.checkout(), paths.cartPayment()].includes(page) ||
    page.startsWith(serverPaths.apiPayment(''));
  if (page.startsWith(serverPaths.webhook(''))) return 'webhook';
  return pays ? 'checkout' : 'write';
}

function getReadTier(path: string): Tier {
  return isApiPath(getRoutedPath(path)) ? 'read' : 'page';
}

function isWithinPath(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}/`);
}

/** Rate limits, counted in the database for all processes together. */
export class RateLimits {
  readonly #db: Db;
  readonly #blocks = new LRUCache<string, Block>({ max: MAX_BLOCKS });
  /** Reservations in progress, by limit. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #readsAtOnce: number;

  /** @param options.processes how many processes share this machine's requests. */
  constructor(db: Db, { processes = 1 }: { processes?: number } = {}) {
    this.#db = db;
    this.#readsAtOnce = Math.ceil(READS_PER_BLOCK / processes);
  }

  /**
   * Counts a request by its token if that is valid, otherwise by its address. An invalid token also counts as a guess.
   *
   * @returns the limit that applies; of two, the one that refuses or has less left.
   */
  async take({ isWrite, path, address, token }: CountedRequest): Promise<Count> {
    const tier = isWrite ? getTier(path) : getReadTier(path);
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
      if (tier !== 'read' && tier !== 'page') return toCount(await this.#takeBlock(key, limit, 1), limit);
      await this.#takeReads(key, limit);
    }
  }

  /** Finds a block that can count a request without the database: reserved reads are left, or the limit is used up. */
  #findBlock(key: string): Block | undefined {
    const block = this.#blocks.get(key);
    const isOfUse =
      block !== undefined && Date.now() < block.endsAt && (block.left > 0 || block.besides === 0);
    return isOfUse ? block : undefined;
  }

  /** Concurrent reads wait for one reservation; one each would use up the limit. */
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
    // Another request may have reserved a block meanwhile.
    const known = this.#blocks.get(key);
    const other = known?.endsAt === endsAt ? known : undefined;
    if (other !== undefined) return Object.assign(other, { left: other.left + left, besides });
    const block = { endsAt, left, besides };
    // Writes are counted one by one, until the limit is used up.
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

/** Takes one request from a block, if any is left. */
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
