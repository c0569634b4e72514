import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import { takeToast } from '../../app/http/toast.server';
import { nameAndValue, type TestStore } from './test-store';

const ORIGIN = 'http://localhost:3000';

interface Sender {
  cookie?: string;
  params?: Record<string, string>;
  /** As our own script asks, not a browser for a page. */
  isDataRequest?: boolean;
  /** As a program with this API token. */
  token?: string;
}

function argsOf(
  store: TestStore,
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
  sender: Sender,
): ActionFunctionArgs {
  const headers = {
    ...init.headers,
    ...(sender.cookie === undefined ? {} : { Cookie: sender.cookie }),
    ...(sender.token === undefined ? {} : { Authorization: `Bearer ${sender.token}` }),
  };
  return {
    request: new Request(ORIGIN + path, { ...init, headers }),
    params: sender.params ?? {},
    context: store.context({ isDataRequest: sender.isDataRequest ?? false }),
  };
}

/** A browser opens a page. */
export function opening(store: TestStore, path: string, sender: Sender = {}): LoaderFunctionArgs {
  return argsOf(store, path, {}, sender);
}

/** A browser posts a form; `FormData` if it has a file. */
export function posting(
  store: TestStore,
  path: string,
  fields: Record<string, string> | FormData,
  sender: Sender = {},
): ActionFunctionArgs {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  return argsOf(store, path, { method: 'POST', body }, sender);
}

/** A program sends JSON; text is sent as it is. */
export function sending(
  store: TestStore,
  method: string,
  path: string,
  body: unknown,
  sender: Sender = {},
): ActionFunctionArgs {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return argsOf(store, path, { method, body: text, headers: { 'Content-Type': 'application/json' } }, sender);
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a loader or action answers, whether it returns or throws it. */
export async function answerOf(run: () => unknown): Promise<Answer> {
  const result = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  if (result instanceof Response) {
    const text = await result.text();
    const isJson = result.headers.get('Content-Type')?.includes('json') ?? false;
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { status: result.status, headers: result.headers, body };
  }
  if (isData(result)) {
    return {
      status: result.init?.status ?? 200,
      headers: new Headers(result.init?.headers),
      body: result.data,
    };
  }
  return { status: 200, headers: new Headers(), body: result };
}

function isData(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit'
  );
}

const RefusalSchema = z.object({
  fieldErrors: z.record(z.string()),
  repopulateFields: z.record(z.unknown()).optional(),
});

/** The messages of a refused form, by field. */
export function fieldErrorsIn(answer: Answer): Record<string, string> {
  return RefusalSchema.parse(answer.body).fieldErrors;
}

/** What a refused form is filled with again. */
export function refilledIn(answer: Answer): Record<string, unknown> {
  return RefusalSchema.parse(answer.body).repopulateFields ?? {};
}

export function locationIn(answer: Answer): string | null {
  return answer.headers.get('Location');
}

/** The cookie of this name that an answer sets, as the browser sends it back. */
export function cookieIn(answer: Answer, name: string): string | undefined {
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set === undefined ? undefined : nameAndValue(set);
}

/** The toast that the visitor sees after this: 'title - text'. */
export async function toastAfter(
  store: TestStore,
  args: ActionFunctionArgs,
  answer: Answer,
): Promise<string | undefined> {
  const cookie = cookieIn(answer, '__toast');
  const next = cookie === undefined ? args : opening(store, '/', { cookie });
  const { toast } = await takeToast(next.context, next.request);
  return toast && [toast.message, toast.description].filter(Boolean).join(' - ');
}
