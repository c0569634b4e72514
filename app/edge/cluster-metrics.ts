import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const QuestionSchema = z.object({ type: z.literal('read-metrics'), id: z.number() });
const AnswerSchema = z.object({ type: z.literal('metrics'), id: z.number(), text: z.string().optional() });

let lastId = 0;

/** Lets workers ask this primary process for the metrics of all workers. */
export function answerMetricsQuestions(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    const question = QuestionSchema.safeParse(message).data;
    if (question === undefined) return;
    const answer = (text?: string) => {
      if (worker.isConnected()) worker.send({ type: 'metrics', id: question.id, text });
    };
    // A worker that has ended in the meantime fails the whole read.
    aggregator.clusterMetrics().then(answer, () => answer());
  });
}

/** Makes this process's metrics readable, and returns a function that reads those of all workers of the machine. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Answers the primary's questions.
  new AggregatorRegistry();
  return async () => (await askPrimary()) ?? registry.metrics();
}

function askPrimary(): Promise<string | undefined> {
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const receive = (message: unknown) => {
      const answer = AnswerSchema.safeParse(message).data;
      if (answer?.id !== id) return;
      process.off('message', receive);
      resolve(answer.text);
    };
    process.on('message', receive);
    process.send?.({ type: 'read-metrics', id });
  });
}
