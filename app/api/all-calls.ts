import type { ApiCall } from './api-call';
import * as cart from './cart.calls';
import * as catalog from './catalog.calls';
import * as fitment from './fitment.calls';
import * as customers from './customer.calls';
import * as orders from './order.calls';
import * as payments from './payment.calls';
import * as price from './price.calls';
import * as quickOrder from './quick-order.calls';
import * as search from './search.calls';
import * as stock from './stock.calls';

/** Every call of the API, in the order of its documentation. */
export const API_CALLS: readonly ApiCall[] = [
  catalog.listProducts,
  catalog.getProduct,
  catalog.createProduct,
  catalog.updateProduct,
  catalog.listCategories,
  catalog.createCategory,
  catalog.listVehicleModels,
  search.search,
  fitment.findFitment,
  fitment.listMakes,
  fitment.listModels,
  fitment.listYears,
  price.getPrice,
  quickOrder.quickOrder,
  cart.getCart,
  cart.addCartLine,
  cart.setCartLine,
  cart.removeCartLine,
  cart.emptyCart,
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
