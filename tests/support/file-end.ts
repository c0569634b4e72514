type Cleanup = () => Promise<void> | void;

let cleanups: Cleanup[] = [];

/** Registers what has to be closed or removed when the running test file ends. The last one registered runs first. */
export function onFileEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Runs the registered cleanups. */
export async function cleanUpFile(): Promise<void> {
  const registered = cleanups.reverse();
  cleanups = [];
  for (const cleanup of registered) await cleanup();
}
