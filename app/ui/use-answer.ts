import { useCallback, useEffect, useRef, useState } from 'react';

import { readFromApi } from '../api-client';

/**
 * Reads JSON of this store that a page can do without: suggestions, the models of a make. The answer to the last
 * question wins; one that fails is no answer. Not a fetcher: what fails in a fetcher takes the page down, and the
 * router asks a fetcher again at each navigation, with routes that it may not know yet.
 */
export function useAnswer<T>() {
  const [answer, setAnswer] = useState<T>();
  const [isAsking, setIsAsking] = useState(false);
  const last = useRef<AbortController>();

  const ask = useCallback((path: string) => {
    last.current?.abort();
    const question = new AbortController();
    last.current = question;
    setIsAsking(true);
    readFromApi<T>([path], { signal: question.signal })
      .catch(() => undefined)
      .then((found) => {
        if (question.signal.aborted) return;
        if (found !== undefined) setAnswer(found);
        setIsAsking(false);
      });
  }, []);
  useEffect(() => () => last.current?.abort(), []);

  return { answer, isAsking, ask };
}
