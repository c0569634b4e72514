import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface LiveSearch {
  /** What the page is searched for now: what was typed, else what the address says. */
  params: URLSearchParams;
  form: RefObject<HTMLFormElement>;
  /** For the form's onInput, which every field of it reaches. */
  followTyping: () => void;
  /** For the fields' keys: another address fills them anew. */
  addressKey: string;
}

/**
 * Makes a GET form answer at every keystroke, on the page itself. The address follows, so that reload, Back and a
 * shared link show the same; without JavaScript the form is sent.
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

  // What was typed before the page came alive counts too.
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

/** The address without what stands for nothing, as `getParams` leaves it out. */
function getUrlParams(): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of [...params]) if (value === '' || value === 'all') params.delete(name);
  return params;
}
