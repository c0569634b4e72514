import type { Db } from '../../../../db/schema';
import { readVersion, type VersionName } from './catalog-version.queries.server';

/** So many answers of one kind are kept in a process, unless it says otherwise. */
const MAX_ENTRIES = 500;

/** What an answer depends on, and how many are kept. */
interface CacheOptions {
  /**
   * 'catalogue': everything that the store shows, stock and prices too. 'assortment': which products there are, what they
   * are found and listed by, and whether they are in stock, which most sales leave as it is.
   */
  of?: VersionName;
  /** The answer that was asked for longest ago goes first. */
  most?: number;
}

/**
 * Keeps what is costly to count, for as long as what it depends on is what it was: the version is read from the database
 * with each question, so that a change by any process counts at once.
 */
export class WhileUnchanged<Answer> {
  private readonly versioned: VersionName;
  private readonly most: number;

  constructor({ of = 'catalogue', most = MAX_ENTRIES }: CacheOptions = {}) {
    this.versioned = of;
    this.most = most;
  }

  private readonly kept = new WeakMap<Db, { version: number; answers: Map<string, Answer> }>();

  /**
   * @param key everything else that the answer depends on.
   * @param make reads what the answer is made of after the version was read. What was read before may be older than it, and
   *   would be kept as an answer of now.
   */
  async read(db: Db, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const version = await readVersion(db, this.versioned);
    const { answers } = this.forVersion(db, version);
    const known = answers.get(key);
    const answer = known ?? (await make());
    // The one that was asked for last stands last.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= this.most) break;
      answers.delete(oldest);
    }
    return answer;
  }

  private forVersion(db: Db, version: number) {
    const kept = this.kept.get(db);
    if (kept?.version === version) return kept;
    const fresh = { version, answers: new Map<string, Answer>() };
    this.kept.set(db, fresh);
    return fresh;
  }
}
