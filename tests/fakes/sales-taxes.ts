import { TE } from '../../core/fp.ts';
import type { SalesTaxes } from '../../core/ports/sales-taxes.ts';

/** Of a shop that is registered nowhere. */
export const noSalesTaxes: SalesTaxes = { count: () => TE.right([]) };
