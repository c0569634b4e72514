import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this response's scripts. Only the server knows it; browsers hide it from the page. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
