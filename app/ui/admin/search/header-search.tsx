import { Form, useLocation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';

/** The global search. With JavaScript, '/' focuses it. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const q = pathname === paths.admin.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  useFocusBySlash(field);
  return (
    <Form method="get" action={paths.admin.search()} role="search" className="admin-bar__search" key={q}>
      <label className="sr-only" htmlFor="admin-q">
        Search products, orders, customers, quotes, purchase orders and messages
      </label>
      <input
        className="input"
        id="admin-q"
        name="q"
        type="search"
        placeholder="Order, SKU, name or e-mail"
        defaultValue={q}
        autoComplete="off"
        aria-keyshortcuts="/"
        ref={field}
      />
      <button type="submit" className="btn btn--on-ink">
        <Icon name="search" />
        <span className="sr-only">Search everything</span>
      </button>
    </Form>
  );
}

/** Not while typing, when '/' is a character. */
function useFocusBySlash(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
