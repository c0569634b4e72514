import type { ApiCall } from './api-call';
import * as catalogue from './catalogue.calls';
import * as customers from './customer.calls';
import * as orders from './order.calls';
import * as payments from './payment.calls';
import * as stock from './stock.calls';

/** Every call of the API, in the order of its documentation. */
export const API_CALLS: readonly ApiCall[] = [
  catalogue.listProducts,
  catalogue.getProduct,
  catalogue.createProduct,
  catalogue.listCategories,
  catalogue.createCategory,
  catalogue.listVehicleModels,
  stock.getStock,
  stock.setStock,
  stock.setStocks,
  stock.listStockMovements,
  orders.listOrders,
  orders.getOrder,
  orders.shipOrder,
  customers.listCustomers,
  customers.getCustomer,
  payments.pay,
];
