import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { EDITED_FROM, type EditedFrom } from '../../../domain/goods/inventory/stock-edit.schema';
import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { StockForm } from './stock-form';
import { useHasPermission } from '../staff/use-has-permission';

interface StockCellProps {
  product: { id: number; name: string; stockQuantity: number };
  returnTo: string;
  /** On the inventory page it is a button beside the figures instead of the quantity itself. */
  from?: EditedFrom;
}

/** The quantity, and a click away the form that edits it in its row. Without JavaScript the click opens the form's page. */
export function StockCell({ product, returnTo, from = 'list' }: StockCellProps) {
  const fetcher = useFetcher<unknown>();
  // Open until an answer comes that says 'saved' and is not the one that was there when it was opened.
  const [opened, setOpened] = useState<{ lastAnswer: unknown }>();
  const isSaved = isSavedAnswer(fetcher.data) && fetcher.data !== opened?.lastAnswer;
  const isOpen = opened !== undefined && !isSaved;
  const may = useHasPermission();
  const link = useRef<HTMLAnchorElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useFocusBack(isOpen, link);
  useEscape(isOpen, form, setOpened);

  // On the inventory page the quantity stands in a column of its own.
  if (!may('stock.adjust')) return from === 'inventory' ? null : product.stockQuantity;

  if (!isOpen) {
    return (
      <Link
        ref={link}
        className={from === 'inventory' ? 'btn btn--small' : 'stock-cell'}
        to={paths.admin.productStock(product.id, { redirectTo: returnTo, from: EDITED_FROM[from] })}
        discover="none"
        aria-label={`Stock of ${product.name}: ${product.stockQuantity}. Edit`}
        onClick={(event) => {
          event.preventDefault();
          setOpened({ lastAnswer: fetcher.data });
        }}
      >
        {from === 'inventory' ? 'Edit' : product.stockQuantity}
        <Icon name="pencil" />
      </Link>
    );
  }
  return (
    <div ref={form}>
      <StockForm
        product={product}
        from={from}
        returnTo={returnTo}
        inRow={{ fetcher, onCancel: () => setOpened(undefined) }}
      />
    </div>
  );
}

/** The form is gone, and the focus with it: what opened it has it again, unless one has gone on to something else. */
function useFocusBack(isOpen: boolean, link: RefObject<HTMLAnchorElement>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, link]);
}

/** Escape closes the form from each of its fields. */
function useEscape(
  isOpen: boolean,
  form: RefObject<HTMLElement>,
  setOpened: (opened: undefined) => void,
): void {
  useEffect(() => {
    const { current } = form;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpened(undefined);
    };
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [isOpen, form, setOpened]);
}

function isSavedAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'saved' in answer;
}
