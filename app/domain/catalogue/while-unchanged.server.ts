import type { Db } from '../../../db/schema';
import { readCatalogueVersion } from './catalogue-version.queries.server';

/** So many answers of one kind are kept in a process, unless it says otherwise. */
const MOST = 500;

/**
 * Keeps what is costly to count, for as long as the catalogue is what it was: the version is read from the database
 * with each question, so that a change by any process counts at once.
 */
export class WhileUnchanged<Answer> {
  /** @param most answers are kept; the one that was asked for longest ago goes first. */
  constructor(private readonly most = MOST) {}

  private readonly kept = new WeakMap<Db, { version: number; answers: Map<string, Answer> }>();

  /** @param key everything that the answer depends on, the catalogue apart. */
  async read(db: Db, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const version = await readCatalogueVersion(db);
    const { answers } = this.of(db, version);
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

  private of(db: Db, version: number) {
    const kept = this.kept.get(db);
    if (kept?.version === version) return kept;
    const fresh = { version, answers: new Map<string, Answer>() };
    this.kept.set(db, fresh);
    return fresh;
  }
}
