import type { TransferEdit } from '../../app/domain/goods/inventory/transfers.server';

/** The form of a draft in which nothing was changed. */
export const AS_IT_IS: TransferEdit = { quantities: new Map(), lines: '' };
