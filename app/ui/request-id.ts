import { createContext, useContext, useState } from 'react';

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** The element that shows it, by which the browser finds what the server wrote. */
export const REQUEST_ID_ELEMENT = 'request-id';

/** The name of the request that the document answers, for a page of which no data could be read. */
export function useRequestId(): string | undefined {
  const given = useContext(RequestIdContext);
  const [written] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : (document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? undefined),
  );
  return given ?? written;
}
