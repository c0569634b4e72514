import type { APIRequestContext, APIResponse, Page, Response } from '@playwright/test';

import { contractProblem } from '../support/api-contract';

/** Notes whatever the API answers otherwise than its OpenAPI document says. */
export interface HeldAnswers {
  /** Of programs and of a page's own `page.request`. */
  ofRequests: (request: APIRequestContext) => void;
  /** Of scripts and forms on the page. */
  ofPage: (page: Page) => void;
  /** What was wrong, once everything has been read. */
  problems: () => Promise<string[]>;
}

export function heldAnswers(): HeldAnswers {
  const reading: Promise<string | undefined>[] = [];
  return {
    ofRequests: (request) => {
      // get, post and the others ask by fetch.
      const fetch = request.fetch.bind(request);
      request.fetch = async (asked, options) => {
        // The store closes a connection after five idle seconds, sometimes just as it is used again.
        const answer = await fetch(asked, { maxRetries: 1, ...options });
        const method = options?.method ?? (typeof asked === 'string' ? 'GET' : asked.method());
        if (isOfApi(answer)) reading.push(problemOf(method.toUpperCase(), answer));
        // A context that is closed has no answers to read any more: this one is read at once.
        await reading.at(-1);
        return answer;
      };
    },
    ofPage: (page) => {
      page.on('response', (answer) => {
        if (!isOfApi(answer)) return;
        // A page that goes away takes the bodies of its answers with it.
        reading.push(problemOf(answer.request().method(), answer).catch(() => undefined));
      });
    },
    problems: async () => (await Promise.all(reading)).filter((problem) => problem !== undefined),
  };
}

function isOfApi(answer: APIResponse | Response): boolean {
  return new URL(answer.url()).pathname.startsWith('/api/');
}

async function problemOf(method: string, answer: APIResponse | Response): Promise<string | undefined> {
  const { pathname, search } = new URL(answer.url());
  return contractProblem({
    method,
    address: pathname + search,
    status: answer.status(),
    contentType: answer.headers()['content-type'],
    body: answer.status() === 304 ? '' : await answer.text(),
  });
}
