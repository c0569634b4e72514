import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { API_CALLS } from '../../app/api/all-calls';
import type { ApiCall } from '../../app/api/api-call';
import { tokenWith } from '../support/api-actors';
import { askedProblem } from '../support/api-contract';
import { handlerOf } from '../support/api-routes';
import { askedBy, without } from '../support/broken-calls';
import { answerOf, sending, type Answer } from '../support/requests';
import { openTestStore, type TestStore } from '../support/test-store';

const WITH_BODY = API_CALLS.filter(({ body }) => body !== undefined);

/** The thing is not there, or is not as the example has it: the body was fine. */
const AS_THINGS_STAND = [404, 409, 412];

/** Needed in the example, for another field of it. */
const NEEDED_WITH_OTHERS: Record<string, string[]> = { shipOrder: ['trackingNumber'] };

const Refusal = z.object({ fieldErrors: z.record(z.string()).default({}) });

let store: TestStore;
let token: string;
let visitor: string;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  ({ token } = await tokenWith(store.db));
  visitor = await store.visitor();
});

function send(call: ApiCall, body: unknown): Promise<Answer> {
  const { params } = askedBy(call);
  const sender = { params, ...(call.permission === undefined ? { cookie: visitor } : { token }) };
  return answerOf(() => handlerOf(call)(sending(store, call.method, call.path, body, sender)));
}

/** The fields of the body that an answer finds something wrong with. */
function refusedFields(answer: Answer): string[] {
  if (answer.status < 400) return [];
  return Object.keys(Refusal.parse(answer.body).fieldErrors).map((field) => field.split('.')[0] ?? '');
}

describe.each(WITH_BODY.map((call) => ({ call, id: call.id })))('$id', ({ call }) => {
  const { example = {}, properties } = askedBy(call);
  const names = properties.flatMap((place) => (place.length === 1 ? place : []));
  const required = call.required ?? [];

  it('says what each field of its body is, and of no other', () => {
    const said = Object.keys(call.fields ?? {});
    expect(said.filter((name) => !name.includes('.')).sort()).toEqual([...names].sort());
    const nested = properties.map((place) => place.join('.').replaceAll('.0', '[]'));
    expect(nested).toEqual(expect.arrayContaining(said));
  });

  it('has an example that is accepted, with whatever may not be left out', async () => {
    expect(Object.keys(example)).toEqual(expect.arrayContaining([...required]));
    expect(askedProblem(call, example)).toBeUndefined();
    const answer = await send(call, example);
    expect([call.status, ...AS_THINGS_STAND], JSON.stringify(answer.body)).toContain(answer.status);
  });

  it.each(required)('refuses to be without %s, at that field', async (name) => {
    const answer = await send(call, without(example, name));
    expect([answer.status, refusedFields(answer)]).toEqual([422, expect.arrayContaining([name])]);
  });

  it('asks for no other field', async () => {
    const optional = names.filter((name) => !required.includes(name));
    const least = Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name)));
    // Where nothing is required, one of several fields may have to be there: nothing at all is too little.
    const leastBodies = required.length === 0 ? [] : [least];
    const bodies = [...leastBodies, ...optional.map((name) => without(example, name))];
    for (const body of bodies) {
      const missing = optional.filter(
        (name) => !(name in body) && NEEDED_WITH_OTHERS[call.id]?.includes(name) !== true,
      );
      expect(refusedFields(await send(call, body)).filter((name) => missing.includes(name))).toEqual([]);
    }
  });
});
