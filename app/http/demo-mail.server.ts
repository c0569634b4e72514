import type { Env } from '../env.server';

/** Returns whether this is a demo whose mail stays in the outbox, where its visitors can read it. */
export function isDemoMailOff({ demo, smtp }: Pick<Env, 'demo' | 'smtp'>): boolean {
  return demo && smtp === undefined;
}
