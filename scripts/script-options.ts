import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What was typed behind the name of a script. Whoever typed an option that there is not reads how the script is called, and
 * it ends with 1.
 *
 * @param usage the script as it is called with all of its options.
 */
export function readOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(1);
  }
}
