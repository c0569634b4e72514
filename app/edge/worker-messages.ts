import { z } from 'zod';

const FigureSchema = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  lines: z.record(z.number()),
});

/** What a worker says to the first process. */
export const FromWorkerSchema = z.discriminatedUnion('kind', [
  /** It listens. The text says where, for people. */
  z.object({ kind: z.literal('open'), announcement: z.string() }),
  /** Its figures, because it was asked or because it ends. */
  z.object({ kind: z.literal('own-figures'), figures: z.array(FigureSchema) }),
  /** Somebody wants the figures of all. */
  z.object({ kind: z.literal('ask-for-all'), question: z.number() }),
]);

/** What the first process says to a worker. */
export const ToWorkerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask-for-own') }),
  /** The figures of the other workers, and of those that have ended. */
  z.object({ kind: z.literal('all-figures'), question: z.number(), figures: z.array(FigureSchema) }),
]);

export type FromWorker = z.infer<typeof FromWorkerSchema>;
export type ToWorker = z.infer<typeof ToWorkerSchema>;
