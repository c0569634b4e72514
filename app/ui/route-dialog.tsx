import { useNavigate } from '@remix-run/react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useHtmlId } from './use-html-id';

interface RouteDialogProps {
  title: string;
  /** The URL that Escape leads to. */
  closeTo: string;
  children: ReactNode;
}

/**
 * A dialog with its own URL. Without JavaScript it is open on its page. With JavaScript it is modal: the focus stays
 * inside, and Escape closes it.
 */
export function RouteDialog({ title, closeTo, children }: RouteDialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const navigate = useNavigate();
  // Gets the focus back when the dialog closes. Read before a field of the dialog takes the focus.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const titleId = useHtmlId();

  // A ref callback rather than an effect, so that the dialog is modal as soon as it is in the document, and an
  // immediate Escape closes it.
  const show = useCallback(
    (element: HTMLDialogElement | null) => {
      if (element === null) {
        dialog.current?.close();
        dialog.current = null;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        return;
      }
      dialog.current = element;
      // Only a closed dialog can be shown as a modal.
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
