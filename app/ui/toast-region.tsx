import { Link, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

import { describeRequiredLicense } from '../domain/goods/licenses/license.rules';
import { ADDED_TO_CART } from '../domain/selling/cart/cart.rules';
import { paths } from '../paths';
import { Icon } from './icon/icon';
import { listenForToasts } from './raised-toast';
import { useHydrated } from './use-hydrated';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** SPEC 9. */
const VISIBLE_MS = 5000;
const REMOVE_AFTER_MS = 1_000_000;
const SWIPE_PX = 50;

interface Toast {
  id: string;
  message: string;
  description?: string | undefined;
  type: 'info' | 'success' | 'error' | 'warning';
}

/**
 * The one place where toasts appear. It is in the page from the start, so that screen readers announce what is
 * put into it; without JavaScript the toast is simply part of the page. F8 moves the focus here.
 */
export function ToastRegion({ toast }: { toast: Toast | undefined }) {
  const { pathname } = useLocation();
  const [active, setActive] = useState<{ toast: Toast; pathname: string; open: boolean } | undefined>(
    toast && { toast, pathname, open: true },
  );
  const [lastFromServer, setLastFromServer] = useState(toast?.id);
  const region = useRef<HTMLDivElement>(null);
  const swipeStart = useRef<number | undefined>(undefined);
  // Whoever is in it, by keyboard or pointer, is not interrupted.
  const [isHeld, setHeld] = useState(false);
  const raisedCount = useRef(0);
  const hydrated = useHydrated();

  const dismiss = () => {
    setHeld(false);
    setActive((current) => current && { ...current, open: false });
  };

  const isTryingAgain = useNavigation().state === 'submitting';
  if (toast !== undefined && toast.id !== lastFromServer) {
    setLastFromServer(toast.id);
    setActive({ toast, pathname, open: true });
  } else if (
    // What went wrong with the last try is no news of the next one, nor is a toast on the next page.
    active?.open === true &&
    (active.pathname !== pathname || (isTryingAgain && active.toast.type === 'error'))
  ) {
    setActive({ ...active, open: false });
  }

  useEffect(() => {
    if (active === undefined || isHeld) return;
    const timer = active.open
      ? setTimeout(dismiss, VISIBLE_MS)
      : setTimeout(() => setActive(undefined), REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active, isHeld]);

  useEffect(
    () =>
      listenForToasts((raised) => {
        raisedCount.current += 1;
        setActive({ toast: { ...raised, id: `raised-${raisedCount.current}` }, pathname, open: true });
      }),
    [pathname],
  );

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  const endSwipe = (event: PointerEvent) => {
    const start = swipeStart.current;
    swipeStart.current = undefined;
    if (start !== undefined && event.clientX - start >= SWIPE_PX) dismiss();
  };

  return (
    <div className="toast-region" role="status" aria-label={t`Notifications (F8)`} tabIndex={-1} ref={region}>
      {active?.open && (
        <div
          className="toast"
          data-type={active.toast.type}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onPointerDown={(event) => (swipeStart.current = event.clientX)}
          onPointerUp={endSwipe}
          onPointerCancel={() => (swipeStart.current = undefined)}
        >
          <Icon name={active.toast.type === 'success' ? 'circle-check' : 'circle-alert'} />
          <div>
            <p className="semibold">{active.toast.message}</p>
            {active.toast.description && <p>{active.toast.description}</p>}
          </div>
          {hydrated && (
            <button type="button" className="btn btn--small" onClick={dismiss}>
              <Icon name="x" />
              <span className="sr-only">
                <Trans>Dismiss</Trans>
              </span>
            </button>
          )}
          {active.toast.description?.endsWith(describeRequiredLicense('')) && (
            <div className="toast__links">
              <Link to={paths.accountDocuments()}>
                <Trans>Upload a license</Trans>
              </Link>
            </div>
          )}
          {active.toast.message === ADDED_TO_CART() && (
            <div className="toast__links">
              <Link to={paths.cart()}>
                <Trans>View cart</Trans>
              </Link>{' '}
              <Link to={paths.checkout()}>
                <Trans>Checkout</Trans>
              </Link>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
