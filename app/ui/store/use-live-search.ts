import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface LiveSearch {
  /** The current search: the typed text, otherwise the URL's. */
  params: URLSearchParams;
  form: RefObject<HTMLFormElement>;
  /** The form's onInput handler. */
  followTyping: () => void;
  /** A key for the fields, so that another URL resets them. */
  addressKey: string;
}

/**
 * Makes a GET form apply while typing, without navigation. The URL follows, so that reload, Back, and shared links show
 * the same. Without JavaScript, the form is submitted.
 */
export function useLiveSearch(): LiveSearch {
  const { key } = useLocation();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState<{ at: string; params: URLSearchParams }>();
  const form = useRef<HTMLFormElement>(null);

  const followTyping = () => {
    if (form.current === null) return;
    const params = getParams(form.current);
    setTyped({ at: key, params });
    const search = params.toString();
    window.history.replaceState(
      window.history.state,
      '',
      search === '' ? window.location.pathname : `?${search}`,
    );
  };

  // Includes what was typed before hydration.
  const follow = useRef(followTyping);
  useEffect(() => {
    const shown = form.current === null ? '' : getParams(form.current).toString();
    if (shown !== getUrlParams().toString()) follow.current();
  }, []);

  return {
    params: typed?.at === key ? typed.params : address,
    form,
    followTyping,
    addressKey: `${key} ${address.toString()}`,
  };
}

function getParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && value !== 'all') params.set(name, value);
  }
  return params;
}

/** Returns the URL's parameters without empty values. */
function getUrlParams(): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of [...params]) if (value === '' || value === 'all') params.delete(name);
  return params;
}
