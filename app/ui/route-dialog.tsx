import { useNavigate } from '@remix-run/react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useHtmlId } from './use-html-id';

interface RouteDialogProps {
  title: string;
  /** The page behind it: where Escape leads. */
  closeTo: string;
  children: ReactNode;
}

/**
 * A dialog with an address of its own. Without JavaScript it stands open on its page; with it, it is modal: the
 * focus stays inside and Escape closes it.
 */
export function RouteDialog({ title, closeTo, children }: RouteDialogProps) {
  const shown = useRef<HTMLDialogElement | null>(null);
  const navigate = useNavigate();
  // Whatever opened the dialog gets the focus back. It is asked for before a field of the dialog takes the focus.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const titleId = useHtmlId();

  // A ref and not an effect: the dialog is modal in the moment in which it stands in the page, so that an Escape
  // that comes at once finds it.
  const show = useCallback(
    (element: HTMLDialogElement | null) => {
      if (element === null) {
        shown.current?.close();
        shown.current = null;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        return;
      }
      shown.current = element;
      // It came as an open dialog, and only one that is closed can be shown as a modal one.
      element.removeAttribute('open');
      element.showModal();
    },
    [opener],
  );

  return (
    <dialog
      className="dialog"
      open
      ref={show}
      aria-labelledby={titleId}
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
