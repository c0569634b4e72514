import { useRouteLoaderData } from '@remix-run/react';

/** Returns whether a buyer with an account is signed in, from the layout's loader. */
export function useIsSignedIn(): boolean {
  return useRouteLoaderData<{ isSignedIn: boolean }>('routes/store/layout')?.isSignedIn === true;
}
