import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { documentApi } from '../../app/api/api-docs.server';
import { buildOpenApiDocument } from '../../app/api/openapi.server';
import { API_CALLS } from '../../app/api/all-calls';
import { findCall } from '../support/api-contract';

const Described = z.object({ description: z.string().trim().min(1) });
const Reference = z.object({ $ref: z.string() });
const Parameter = z.object({ in: z.string(), name: z.string() });
const Properties = z.object({ properties: z.record(z.unknown()) });
const Node = z.record(z.unknown());

const document: unknown = JSON.parse(JSON.stringify(buildOpenApiDocument('https://keyway.test')));

/** Every field of a schema and every parameter that stands below a place of the document, without a text of its own. */
function undescribed(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => undescribed(one, `${place}/${index}`));
  const { data: entries } = Node.safeParse(node);
  if (entries === undefined) return [];
  const { data: parameter } = Parameter.safeParse(node);
  const { data: holder } = Properties.safeParse(node);
  return [
    ...(parameter === undefined || isDescribed(node) ? [] : [`${place} (${parameter.name})`]),
    ...Object.entries(holder?.properties ?? {}).flatMap(([name, field]) =>
      isDescribed(field) ? [] : [`${place}/properties/${name}`],
    ),
    // What an example holds is no schema, and a condition speaks of fields that are described elsewhere.
    ...Object.entries(entries).flatMap(([name, inner]) =>
      ['example', 'if', 'then', 'else', 'contains'].includes(name)
        ? []
        : undescribed(inner, `${place}/${name}`),
    ),
  ];
}

/** By itself, or by the schema that it refers to. */
function isDescribed(field: unknown): boolean {
  if (Described.safeParse(field).success) return true;
  const { data: reference } = Reference.safeParse(field);
  return reference !== undefined && Described.safeParse(behind(reference.$ref)).success;
}

function behind(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => Node.parse(node)[name], document);
}

describe('the OpenAPI document', () => {
  it('says what every field and every parameter is', () => {
    expect(undescribed(document, '')).toEqual([]);
  });

  it('says of money that it is US dollars, and of what may be null when it is', () => {
    const schemas = z.object({ components: z.object({ schemas: Node }) }).parse(document).components.schemas;
    expect(schemas['Product']).toMatchObject({
      description: 'A product in a list.',
      properties: {
        salePrice: {
          type: ['string', 'null'],
          description: expect.stringMatching(/or null\. US dollars, e\.g\. `89\.99`\.$/),
        },
      },
    });
  });
});

describe('the page of the API', () => {
  const { parts, events } = documentApi('https://keyway.test');
  const calls = parts.flatMap((part) => part.calls);

  it('has a text for every field', () => {
    const fields = [
      ...calls.flatMap(({ id, parameters, body, answer }) =>
        [...parameters, ...body, ...answer.fields].map((field) => ({ of: id, ...field })),
      ),
      ...events.flatMap(({ type, fields: own }) => own.map((field) => ({ of: type, ...field }))),
    ];
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(({ text }) => text === '')).toEqual([]);
  });

  it('says of each call what is answered', () => {
    expect(calls).toHaveLength(API_CALLS.length);
    for (const { id, answer } of calls)
      expect([id, answer.fields.length > 0 || answer.plain !== '']).toEqual([id, true]);
    expect(calls.find(({ id }) => id === 'listFitmentModels')?.answer.plain).toBe(
      'Type: array of string. Models, such as `F-150`.',
    );
  });

  it('has a request of each call whose address names everything, and is accepted', () => {
    for (const call of API_CALLS) {
      const { request = '' } = calls.find(({ id }) => id === call.id) ?? {};
      // A call of a session is the second line: the first opens the session.
      const asked = request.slice(request.lastIndexOf('curl '));
      const { pathname, searchParams } = new URL(/'(https:[^']+)'/.exec(asked)?.[1] ?? '');
      expect(request.includes('-c keyway.cookies')).toBe(call.takes !== undefined || call.id === 'getCart');
      expect(decodeURIComponent(pathname)).not.toMatch(/[{}]/);
      expect(findCall(call.method, pathname)?.id).toBe(call.id);
      const query = call.query.safeParse(Object.fromEntries(searchParams));
      expect([call.id, query.error?.message]).toEqual([call.id, undefined]);
    }
  });

  it('says what may be null in an answer, and within what may be null', () => {
    const fields = calls.find(({ id }) => id === 'quickOrder')?.answer.fields ?? [];
    const typeOf = (name: string) => fields.find((field) => field.name === name)?.type;
    expect(typeOf('lines[].product')).toBe('object or null');
    expect(typeOf('lines[].product.salePrice')).toBe('string or null');
  });
});
