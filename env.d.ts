/// <reference types="vite/client" />
import type { RequestContext } from '~/request-context.server';

declare global {
  /** The folder of the scripts of French pages (scripts/texts.ts). */
  const FRENCH_ASSETS: string;
}

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module '@remix-run/server-runtime' {
  // What server.ts hands to every loader and action. An interface, because only those merge.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
