export interface RaisedToast {
  message: string;
  description?: string;
  type: 'info' | 'success' | 'error' | 'warning';
}

const EVENT = 'keyway-toast';

/** Shows a toast for something that the server never heard of: a form that was refused before it was sent. */
export function raiseToast(toast: RaisedToast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }));
}

/** Calls back for every raised toast. Returns what ends it. */
export function listenForToasts(show: (toast: RaisedToast) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
