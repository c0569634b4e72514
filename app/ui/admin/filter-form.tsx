import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

import { listFilledFields, GetForm } from '../form/get-form';

interface FilterFormProps {
  /** The list's own address, so that it filters without JavaScript and Back restores it. */
  action: string;
  /** What the address says: when that changes, the form is filled anew. */
  shown: unknown;
  className?: string;
  /** Names it for screen readers, as a search. */
  name?: string;
  children: ReactNode;
}

/** The links of a list that show the same list otherwise: its order, its pages, its states. */
const LIST_LINKS = '.sort-link, .pager a, .pill-nav a';

/**
 * The filter of a list. Without JavaScript its button sends it. With it, a choice in a select counts at once, and what
 * is typed and not sent yet goes along when the list is sorted or paged.
 */
export function FilterForm({ action, shown, className = 'admin-filter', name, children }: FilterFormProps) {
  const key = JSON.stringify(shown);
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef('');
  const used = useRef('');
  /** What was typed since the form was sent last, by the names of the fields. */
  const typed = useRef(new Map<string, string>());
  const submit = useSubmit();
  const navigate = useNavigate();

  useEffect(() => {
    if (form.current === null) return;
    atFirst.current = listFilledFields(form.current).toString();
    // The form was made anew under whoever was filling it in: they go on where they were.
    fillIn(form.current, typed.current);
    const control = form.current.elements.namedItem(used.current);
    if (control instanceof HTMLElement && document.activeElement === document.body) control.focus();
  }, [key]);

  useEffect(() => {
    const takeAlong = (event: MouseEvent) => {
      const filter = form.current;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (filter === null || link === null || !isPlainClick(event)) return;
      // The click may come when the form has just been made anew, before the effect above.
      fillIn(filter, typed.current);
      const isSent = listFilledFields(filter).toString() === atFirst.current;
      typed.current.clear();
      used.current = '';
      if (!link.matches(LIST_LINKS) || link.pathname !== action.split('?')[0] || isSent) return;
      event.preventDefault();
      navigate(`${link.pathname}?${mergeFormFields(filter, link.search).toString()}`, {
        preventScrollReset: true,
      });
    };
    // Before the link's own listener, which asks whether somebody has answered already.
    document.addEventListener('click', takeAlong, { capture: true });
    return () => document.removeEventListener('click', takeAlong, { capture: true });
  }, [action, navigate]);

  const followChange = (event: ChangeEvent<HTMLFormElement>) => {
    const control: EventTarget = event.target;
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
      used.current = control.name;
      typed.current.set(control.name, control.value);
    }
    if (!(control instanceof HTMLSelectElement)) return;
    used.current = control.name;
    typed.current.clear();
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
      onSubmit={() => typed.current.clear()}
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

/** Where a link leads, with what stands in the form now. Its page was one of another list. */
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
