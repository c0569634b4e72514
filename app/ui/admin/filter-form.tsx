import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

import { listFilledFields, GetForm } from '../form/get-form';

interface FilterFormProps {
  /** The list's own URL, so that filtering works without JavaScript and with Back. */
  action: string;
  /** The URL's filter; when it changes, the form is refilled. */
  filter: unknown;
  className?: string;
  name?: string;
  children: ReactNode;
}

/** Links to the same list in another order, page, or state. */
const LIST_LINKS = '.sort-link, .pager a, .pill-nav a';

/**
 * A list's filter form. Without JavaScript, its button submits it. With it, selects apply at once, and typed text is
 * included when sorting or paging.
 */
export function FilterForm({ action, filter, className = 'admin-filter', name, children }: FilterFormProps) {
  const key = JSON.stringify(filter);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = useRef(false);
  const used = useRef('');
  /** Text typed since the last submit, by field name. */
  const typed = useRef(new Map<string, string>());
  const submit = useSubmit();
  const navigate = useNavigate();

  useEffect(() => {
    if (form.current === null) return;
    // Restores focus after the form was rebuilt.
    fillIn(form.current, typed.current);
    const control = form.current.elements.namedItem(used.current);
    if (control instanceof HTMLElement && document.activeElement === document.body) control.focus();
  }, [key]);

  useEffect(() => {
    const includeTypedText = (event: MouseEvent) => {
      const current = form.current;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (current === null || link === null || !isPlainClick(event)) return;
      // The click may come before the effect above has run.
      fillIn(current, typed.current);
      const isSent = !isChanged.current;
      isChanged.current = false;
      typed.current.clear();
      used.current = '';
      if (!link.matches(LIST_LINKS) || link.pathname !== action.split('?')[0] || isSent) return;
      event.preventDefault();
      navigate(`${link.pathname}?${mergeFormFields(current, link.search).toString()}`, {
        preventScrollReset: true,
      });
    };
    // Runs before the link's own listener, which checks for preventDefault.
    document.addEventListener('click', includeTypedText, { capture: true });
    return () => document.removeEventListener('click', includeTypedText, { capture: true });
  }, [action, navigate]);

  const forgetChanges = () => {
    isChanged.current = false;
    typed.current.clear();
  };

  const followChange = (event: ChangeEvent<HTMLFormElement>) => {
    const control: EventTarget = event.target;
    isChanged.current = true;
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
      used.current = control.name;
      typed.current.set(control.name, control.value);
    }
    if (!(control instanceof HTMLSelectElement)) return;
    used.current = control.name;
    forgetChanges();
    submit(listFilledFields(event.currentTarget), { method: 'get', action, preventScrollReset: true });
  };
  return (
    <GetForm
      key={key}
      ref={form}
      action={action}
      className={className}
      {...(name === undefined ? {} : { role: 'search', 'aria-label': name })}
      autoComplete="off"
      onChange={followChange}
      onSubmit={forgetChanges}
      preventScrollReset
    >
      {children}
    </GetForm>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Returns a link's URL with the form's current fields, at page 1. */
function mergeFormFields(form: HTMLFormElement, search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  const fields = listFilledFields(form);
  const names = [...form.elements].flatMap((control) =>
    control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type !== 'hidden')
      ? control.name
      : [],
  );
  for (const own of new Set(names.filter((one) => one !== ''))) {
    params.delete(own);
    for (const value of fields.getAll(own)) params.append(own, value);
  }
  params.delete('page');
  return params;
}

function fillIn(form: HTMLFormElement, values: ReadonlyMap<string, string>): void {
  for (const [field, value] of values) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.value = value;
  }
}
