import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { ApiCall } from '../../app/domain/api/api-call';
import { openApiDocument } from '../../app/domain/api/openapi.server';

const DOCUMENT = 'openapi.json';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(openApiDocument('http://localhost'), DOCUMENT);

const validators = new Map<string, ValidateFunction>();

/** Fails a test whose answer is not as the OpenAPI document says: its status, its body. */
export async function expectToKeepContract(call: ApiCall, answer: Response): Promise<void> {
  const { status } = answer;
  const what = `${call.method} ${call.path} ${status}`;
  const place = ['paths', call.path, call.method.toLowerCase(), 'responses', String(status)];
  if (status === 304) return;
  const pointer = [...place, 'content', 'application/json', 'schema'].map(escaped).join('/');
  let validate = validators.get(what);
  if (validate === undefined) {
    const schema = ajv.getSchema(`${DOCUMENT}#/${pointer}`);
    if (schema === undefined) throw new Error(`The OpenAPI document has no answer ${what}.`);
    validate = schema;
    validators.set(what, validate);
  }
  const body: unknown = await answer.json();
  if (!validate(body))
    throw new Error(
      `${what} is not as documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}

/** As JSON pointers in an address write a name. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
