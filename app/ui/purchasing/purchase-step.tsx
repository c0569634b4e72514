import type { ReactNode } from 'react';

import type { PurchaseOrder } from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../admin/back-to-list';
import { Breadcrumb } from '../breadcrumb';
import { PurchaseStateBadge } from './purchase-state-badge';

interface PurchaseStepProps {
  order: PurchaseOrder;
  name: string;
  children: ReactNode;
}

/** The page of an action on a purchase order. */
export function PurchaseStep({ order, name, children }: PurchaseStepProps) {
  const kept = useReturnPath();
  const list = useListCrumb('Purchase orders', adminPaths.purchaseOrders());
  return (
    <>
      <Breadcrumb
        crumbs={[list, { name: order.number, to: adminPaths.purchaseOrder(order.id, kept) }, { name }]}
      />
      <div className="order-title">
        <h1>
          {name} <span className="part-number">{order.number}</span>
        </h1>
        <PurchaseStateBadge state={order.state} />
      </div>
      <p className="muted">{order.supplier.name}</p>
      {children}
    </>
  );
}
