import { z } from 'zod';

const TextList = z.array(z.string()).catch([]);

/** A list of texts that a column keeps as JSON; what is none reads as empty. */
export function textsOf(json: string): string[] {
  return TextList.parse(parsed(json));
}

/** JSON of a column, undefined where it is broken. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
