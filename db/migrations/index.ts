import type { Migration } from 'kysely';

import * as storeOpens from './20261120-0900-store-opens';
import * as search from './20261121-0900-search';
import * as textPages from './20261121-1000-text-pages';
import * as professionals from './20261121-1010-professionals';
import * as favorites from './20261121-1020-favorites';
import * as rememberedVehicle from './20261121-1030-remembered-vehicle';
import * as registration from './20261121-1040-registration';
import * as inventory from './20261121-1045-inventory';
import * as catalogueVersion from './20261121-1050-catalogue-version';
import * as hostedPayments from './20261122-0900-hosted-payments';
import * as orderHandling from './20261122-0910-order-handling';
import * as checkoutDrafts from './20261122-0920-checkout-drafts';
import * as apiPayments from './20261122-0930-api-payments';
import * as tradeAccounts from './20261122-0940-trade-accounts';
import * as tradePrices from './20261123-0900-trade-prices';
import * as quotesAndInbox from './20261123-0910-quotes-and-inbox';
import * as companyUsers from './20261123-0920-company-users';
import * as documents from './20261123-0930-documents';
import * as secondFactor from './20261124-0900-second-factor';
import * as productEditing from './20261124-0910-product-editing';
import * as bulkAndImports from './20261124-0920-bulk-and-imports';
import * as stockByLocation from './20261124-0930-stock-by-location';
import * as purchasing from './20261124-0940-purchasing';
import * as categoryTree from './20261124-0950-category-tree';
import * as contentEditing from './20261124-0960-content-editing';
import * as settingsAndTokens from './20261124-0970-settings-and-tokens';
import * as productListOrders from './20261125-0900-product-list-orders';
import * as stockByCategory from './20261125-1100-stock-by-category';
import * as webhooks from './20261125-1300-webhooks';
import * as movementsByMoment from './20261125-1500-movements-by-moment';
import * as staffProductList from './20261126-0900-staff-product-list';
import * as leases from './20261126-1100-leases';
import * as sessionsKeepTheirHolder from './20261127-0100-sessions-keep-their-holder';
import * as listingCounts from './20261127-0400-listing-counts';
import * as listingOrders from './20261127-0410-listing-orders';
import * as stockSums from './20261128-0900-stock-sums';
import * as stockOrders from './20261128-0910-stock-orders';
import * as productsToReorder from './20261128-1000-products-to-reorder';
import * as fccIdsListed from './20261128-1010-fcc-ids-listed';
import * as countedAfterAMovement from './20261129-1200-counted-after-a-movement';
import * as ordersByParcel from './20261129-1210-orders-by-parcel';
import * as assortmentVersion from './20261129-1300-assortment-version';
import * as listOrders from './20261129-1310-list-orders';

/** Every migration, in order. A migration that has been released is frozen: mend it with a new one. */
export const migrations: Record<string, Migration> = {
  '20261120-0900-store-opens': storeOpens,
  '20261121-0900-search': search,
  '20261121-1000-text-pages': textPages,
  '20261121-1010-professionals': professionals,
  '20261121-1020-favorites': favorites,
  '20261121-1030-remembered-vehicle': rememberedVehicle,
  '20261121-1040-registration': registration,
  '20261121-1045-inventory': inventory,
  '20261121-1050-catalogue-version': catalogueVersion,
  '20261122-0900-hosted-payments': hostedPayments,
  '20261122-0910-order-handling': orderHandling,
  '20261122-0920-checkout-drafts': checkoutDrafts,
  '20261122-0930-api-payments': apiPayments,
  '20261122-0940-trade-accounts': tradeAccounts,
  '20261123-0900-trade-prices': tradePrices,
  '20261123-0910-quotes-and-inbox': quotesAndInbox,
  '20261123-0920-company-users': companyUsers,
  '20261123-0930-documents': documents,
  '20261124-0900-second-factor': secondFactor,
  '20261124-0910-product-editing': productEditing,
  '20261124-0920-bulk-and-imports': bulkAndImports,
  '20261124-0930-stock-by-location': stockByLocation,
  '20261124-0940-purchasing': purchasing,
  '20261124-0950-category-tree': categoryTree,
  '20261124-0960-content-editing': contentEditing,
  '20261124-0970-settings-and-tokens': settingsAndTokens,
  '20261125-0900-product-list-orders': productListOrders,
  '20261125-1100-stock-by-category': stockByCategory,
  '20261125-1300-webhooks': webhooks,
  '20261125-1500-movements-by-moment': movementsByMoment,
  '20261126-0900-staff-product-list': staffProductList,
  '20261126-1100-leases': leases,
  '20261127-0100-sessions-keep-their-holder': sessionsKeepTheirHolder,
  '20261127-0400-listing-counts': listingCounts,
  '20261127-0410-listing-orders': listingOrders,
  '20261128-0900-stock-sums': stockSums,
  '20261128-0910-stock-orders': stockOrders,
  '20261128-1000-products-to-reorder': productsToReorder,
  '20261128-1010-fcc-ids-listed': fccIdsListed,
  '20261129-1200-counted-after-a-movement': countedAfterAMovement,
  '20261129-1210-orders-by-parcel': ordersByParcel,
  '20261129-1300-assortment-version': assortmentVersion,
  '20261129-1310-list-orders': listOrders,
};
