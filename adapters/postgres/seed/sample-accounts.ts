import type { Database } from '../database.ts';
import { customers } from '../schema/customers.ts';

/**
 * A customer of each kind, to try the shop with. The README names their password, `four walls and a
 * hook`, so they are put into no database but the embedded one.
 */
const sampleAccounts = [
  { number: '1001', email: 'consumer@example.com', firstName: 'Clara', type: 0 },
  { number: '1002', email: 'business@example.com', firstName: 'Boris', type: 1 },
  { number: '1003', email: 'trade@example.com', firstName: 'Tessa', type: 2 },
  {
    number: '1004',
    email: 'whitelabel@example.com',
    firstName: 'Wilma',
    type: 1,
    isWhitelabelCustomer: true,
  },
] as const satisfies readonly Partial<typeof customers.$inferInsert>[];

const common = {
  lastName: 'Muster',
  passwordHash: 'scrypt-1$c2FtcGxlIGFjY291bnRzIQ$kwRe9TP2SLDOA4yXCiLTjoNq-AkTn5jVLzirhdcUYrs',
} as const;

/** Those that are there stay as they are. */
export const writeSampleAccounts = async ({ orm }: Database): Promise<void> => {
  await orm
    .insert(customers)
    .values(sampleAccounts.map((account) => ({ ...account, ...common })))
    .onConflictDoNothing();
};
