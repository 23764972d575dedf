import { and, eq } from 'drizzle-orm';

import type { BusinessForm } from '../../../core/domain/customer/business-form.ts';
import type { VatStatus } from '../../../core/domain/customer/vat-id.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../in-transaction.ts';
import { businessCustomers } from '../schema/customers.ts';

/** Keeps what a company says of itself; its VAT id is unknown again until the register is asked. */
export const keepBusiness = async (
  { orm }: Transaction,
  customerNumber: string,
  business: BusinessForm,
): Promise<void> => {
  const kept = { ...business, vatStatus: 'unknown', vatCheckedAt: null } as const;
  await orm
    .insert(businessCustomers)
    .values({ ...kept, customerNumber })
    .onConflictDoUpdate({ target: businessCustomers.customerNumber, set: kept });
};

/** Undefined for who has said nothing. */
export const businessOfCustomer = async (
  { orm }: Database,
  customerNumber: string,
): Promise<Readonly<typeof businessCustomers.$inferSelect> | undefined> => {
  const [row] = await orm
    .select()
    .from(businessCustomers)
    .where(eq(businessCustomers.customerNumber, customerNumber));
  return row;
};

type VatAnswer = { readonly vatId: string; readonly status: VatStatus; readonly at: number };

/** Notes what the register said; nothing where the customer has another number by now. */
export const keepVatStatus = async (
  { orm }: Database,
  customerNumber: string,
  { vatId, status, at }: VatAnswer,
): Promise<void> => {
  await orm
    .update(businessCustomers)
    .set({ vatStatus: status, vatCheckedAt: new Date(at) })
    .where(
      and(eq(businessCustomers.customerNumber, customerNumber), eq(businessCustomers.vatId, vatId)),
    );
};
