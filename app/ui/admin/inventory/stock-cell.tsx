import { Link, useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { EDITED_FROM, type EditedFrom } from '../../../domain/goods/inventory/stock-edit.schema';
import { adminPaths } from '../../../admin-paths';
import { Icon } from '../../icon/icon';
import { StockForm } from './stock-form';
import { useHasPermission } from '../staff/use-has-permission';

interface StockCellProps {
  product: { id: number; name: string; stockQuantity: number };
  returnTo: string;
  /** On the inventory page, the link is a button instead of the quantity. */
  from?: EditedFrom;
}

/** The quantity, which opens the form that edits it: in a dialog, or on its own page without JavaScript. */
export function StockCell({ product, returnTo, from = 'list' }: StockCellProps) {
  const fetcher = useFetcher<unknown>();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement | null>(null);
  const may = useHasPermission();
  const showModal = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    element?.showModal();
  }, []);
  // Closing the dialog returns the focus to the link.
  useEffect(() => {
    if (isSavedAnswer(fetcher.data)) dialog.current?.close();
  }, [fetcher.data]);

  // On the inventory page, the quantity has its own column.
  if (!may('stock.adjust')) return from === 'inventory' ? null : product.stockQuantity;

  return (
    <>
      <Link
        className={from === 'inventory' ? 'btn btn--small' : 'stock-cell'}
        to={adminPaths.productStock(product.id, { redirectTo: returnTo, from: EDITED_FROM[from] })}
        discover="none"
        aria-label={`Edit stock for ${product.name}: ${product.stockQuantity}`}
        onClick={(event) => {
          // With these keys a link opens in a tab or window of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
          // Pressed right after the dialog closed, while its close event is still to come.
          dialog.current?.showModal();
        }}
      >
        {from === 'inventory' ? 'Edit' : product.stockQuantity}
        <Icon name="pencil" />
      </Link>
      {isOpen &&
        // Outside the form around the table: forms can't be nested.
        createPortal(
          <dialog
            className="dialog"
            ref={showModal}
            aria-label={`Stock of ${product.name}`}
            onClose={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <StockForm
              product={product}
              from={from}
              returnTo={returnTo}
              inDialog={{ fetcher, onCancel: () => dialog.current?.close() }}
            />
          </dialog>,
          document.body,
        )}
    </>
  );
}

function isSavedAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'saved' in answer;
}
