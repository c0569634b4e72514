import { z } from 'zod';

const TextList = z.array(z.string()).catch([]);

/** Parses a JSON list of texts; empty if invalid. */
export function parseTextList(json: string): string[] {
  return TextList.parse(parseJson(json));
}

/** Parses stored JSON; undefined if invalid. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
