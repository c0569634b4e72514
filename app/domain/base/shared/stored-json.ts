import { z } from 'zod';

const TextList = z.array(z.string()).catch([]);

/** Parses a JSON list of texts; empty if invalid. */
export function textsOf(json: string): string[] {
  return TextList.parse(parsed(json));
}

/** Parses stored JSON; undefined if invalid. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
