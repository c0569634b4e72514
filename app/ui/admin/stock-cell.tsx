import { Link, useFetcher } from '@remix-run/react';
import { useState } from 'react';

import { EDITED_FROM, type EditedFrom } from '../../domain/inventory/stock-edit.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { StockForm } from './stock-form';
import { useMay } from './use-may';

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
  const may = useMay();

  // On the inventory page the quantity stands in a column of its own.
  if (!may('stock.adjust')) return from === 'inventory' ? null : product.stockQuantity;

  if (!isOpen) {
    return (
      <Link
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
    <StockForm
      product={product}
      from={from}
      returnTo={returnTo}
      inRow={{ fetcher, onCancel: () => setOpened(undefined) }}
    />
  );
}

function isSavedAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'saved' in answer;
}
