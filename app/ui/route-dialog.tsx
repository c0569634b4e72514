import { useNavigate } from '@remix-run/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  // Whatever opened the dialog gets the focus back. It is asked for before a field of the dialog takes the focus.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // It is in the page as an open dialog; only one that is closed can be shown as a modal one.
    element.close();
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);

  return (
    <dialog
      className="dialog"
      open
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
