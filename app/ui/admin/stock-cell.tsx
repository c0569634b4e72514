import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { StockForm } from './stock-form';

interface StockCellProps {
  product: { id: number; name: string; stockQuantity: number };
  returnTo: string;
}

/** The quantity, and a click away the form that edits it in its row. Without JavaScript the click opens the form's page. */
export function StockCell({ product, returnTo }: StockCellProps) {
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<unknown>();
  const isSaved = fetcher.state === 'idle' && isSavedAnswer(fetcher.data);

  useEffect(() => {
    if (isSaved) setOpen(false);
  }, [isSaved, fetcher.data]);

  if (!isOpen) {
    return (
      <Link
        className="stock-cell"
        to={paths.admin.productStock(product.id, { redirectTo: returnTo })}
        discover="none"
        aria-label={`Stock of ${product.name}: ${product.stockQuantity}. Edit`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {product.stockQuantity}
        <Icon name="pencil" />
      </Link>
    );
  }
  return (
    <StockForm product={product} returnTo={returnTo} inRow={{ fetcher, onCancel: () => setOpen(false) }} />
  );
}

function isSavedAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'saved' in answer;
}
