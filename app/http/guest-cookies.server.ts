import type { AppLoadContext } from '@remix-run/node';

import { isGuestSession } from '../domain/base/sessions/sessions.server';
import { sessionIdIn } from './session.server';

/** Headers that are remembered; of more the one that was learned first is forgotten. */
const MOST_COOKIES = 10_000;
const LONGEST_COOKIE = 1_000;

/**
 * Remembers Cookie headers that name the session of a guest, or none. A guest's session never becomes anybody else's
 * (`isGuestSession`), so that this is known for good: once it has ended, the header names no session.
 */
export class GuestCookies {
  readonly #context: Pick<AppLoadContext, 'db' | 'env'>;
  readonly #known = new Set<string>();

  constructor(context: Pick<AppLoadContext, 'db' | 'env'>) {
    this.#context = context;
  }

  isKnown(cookie: string): boolean {
    return this.#known.has(cookie);
  }

  /** Asks the database where it is not known. */
  async ask(cookie: string): Promise<boolean> {
    if (this.#known.has(cookie)) return true;
    const id = await sessionIdIn(this.#context, cookie);
    const isGuest = id === undefined || (await isGuestSession(this.#context.db, id));
    if (isGuest && cookie.length <= LONGEST_COOKIE) this.#remember(cookie);
    return isGuest;
  }

  #remember(cookie: string): void {
    this.#known.add(cookie);
    const oldest = this.#known.size > MOST_COOKIES ? this.#known.values().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}
