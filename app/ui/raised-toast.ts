export interface RaisedToast {
  message: string;
  description?: string;
  type: 'info' | 'success' | 'error' | 'warning';
}

const EVENT = 'keyway-toast';

/** Shows a toast that doesn't come from the server, such as for a form refused in the browser. */
export function raiseToast(toast: RaisedToast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }));
}

/** Listens for raised toasts. Returns an unsubscribe function. */
export function listenForToasts(show: (toast: RaisedToast) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
