import { useHref } from '@remix-run/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import type { Specification } from '../../domain/goods/catalog/product.schema';
import { paths } from '../../paths';
import { useAnswer } from '../use-answer';

type ByProduct = Readonly<Record<number, readonly Specification[]>>;

const Context = createContext<{ load: () => void; loaded: ByProduct }>({ load: () => undefined, loaded: {} });

interface GridSpecificationsProps {
  productIds: readonly number[];
  children: ReactNode;
}

/** Loads the specifications of a grid when the first is unfolded: they would make every page a fifth larger. */
export function GridSpecifications({ productIds, children }: GridSpecificationsProps) {
  const { answer, isAsking, ask } = useAnswer<ByProduct>();
  // With the page's language.
  const path = useHref(paths.specifications(productIds.map(String)));
  const value = useMemo(
    () => ({
      load: () => {
        if (answer === undefined && !isAsking) ask(path);
      },
      loaded: answer ?? {},
    }),
    [answer, isAsking, ask, path],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Returns the function that loads the specifications. */
export function useLoadSpecifications(): () => void {
  return useContext(Context).load;
}

/** A card's specifications, once they are loaded. */
export function CardSpecifications({ productId }: { productId: number }) {
  const own = useContext(Context).loaded[productId] ?? [];
  if (own.length === 0) return null;
  return (
    <dl className="card__specifications small">
      {own.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
