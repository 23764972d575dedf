/** Gift vouchers: what each holds is the sum of its movements, which are added only. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { eq, inArray } from 'drizzle-orm';

import { E, pipe, TE } from '../../../core/fp.ts';
import {
  balanceOf,
  moveVoucher,
  type VoucherMoveError,
  type VoucherMovement,
} from '../../../core/domain/voucher/voucher-account.ts';
import { voucherEnding } from '../../../core/domain/voucher/voucher-code.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { HeldVoucher, Vouchers } from '../../../core/ports/vouchers.ts';
import type { Database, Orm } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { voucherMovements, vouchers } from '../schema/vouchers.ts';
import { isUuid } from './is-uuid.ts';
import { queueMail } from './outgoing-mails.ts';
import { askStore } from './owned-lists.ts';

type Row = Readonly<typeof vouchers.$inferSelect>;

type VoucherStoreSettings = {
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  /** The secret under which codes are hashed. */
  readonly key: () => string;
};

const movementsOf = (orm: Orm, ids: readonly string[]) =>
  orm
    .select()
    .from(voucherMovements)
    .where(inArray(voucherMovements.voucherId, [...ids]))
    .orderBy(voucherMovements.id);

const heldOf = (
  { id, ending, currency, expiresAt }: Row,
  movements: readonly VoucherMovement[],
): HeldVoucher => ({
  id,
  ending,
  balance: { minorUnits: balanceOf({ movements }), currency },
  expiresAt: expiresAt.getTime(),
});

/** Vouchers in the shop's database, which is asked for with each call, and may fail. */
export const keptVouchers = ({ database, clock, key }: VoucherStoreSettings): Vouchers => {
  const hashOf = (code: string): string => createHmac('sha256', key()).update(code).digest('hex');

  const ask = <A>(question: (opened: Database) => Promise<A>) =>
    askStore('vouchers-unavailable', async () => question(await database()));

  return {
    issue: ({ id, code, amount, expiresAt }, { mail, at }) =>
      ask((opened) =>
        inTransaction(opened, async (transaction) => {
          const { orm } = transaction;
          const now = new Date(clock.now());
          const added = await orm
            .insert(vouchers)
            .values({
              id,
              codeHash: hashOf(code),
              ending: voucherEnding(code),
              currency: amount.currency,
              issuedAt: now,
              expiresAt: new Date(expiresAt),
            })
            .onConflictDoNothing({ target: vouchers.id })
            .returning({ id: vouchers.id });
          if (added.length === 0) return 'known';
          const { minorUnits } = amount;
          await orm
            .insert(voucherMovements)
            .values({ voucherId: id, kind: 'issue', key: id, order: '', minorUnits, movedAt: now });
          // Attempts count from the day on which it is sent.
          await queueMail(transaction, mail, at);
          return 'issued';
        }),
      ),
    find: (code) =>
      ask(async ({ orm }) => {
        const hash = hashOf(code);
        const [row] = await orm.select().from(vouchers).where(eq(vouchers.codeHash, hash));
        // As many questions for a code that nobody has.
        const movements = await movementsOf(orm, [
          row?.id ?? '00000000-0000-0000-0000-000000000000',
        ]);
        const isSame = timingSafeEqual(Buffer.from(hash), Buffer.from(row?.codeHash ?? hash));
        return row !== undefined && isSame ? heldOf(row, movements) : undefined;
      }),
    held: (ids) =>
      ask(async ({ orm }) => {
        const known = ids.filter(isUuid);
        if (known.length === 0) return ids.map(() => undefined);
        const rows = await orm.select().from(vouchers).where(inArray(vouchers.id, known));
        const movements = await movementsOf(orm, known);
        return ids.map((id) => {
          const row = rows.find((one) => one.id === id);
          return (
            row &&
            heldOf(
              row,
              movements.filter(({ voucherId }) => voucherId === id),
            )
          );
        });
      }),
    move: (id, command) =>
      pipe(
        ask((opened) =>
          inTransaction(
            opened,
            async ({
              orm,
            }): Promise<
              E.Either<VoucherMoveError | { readonly kind: 'voucher-unknown' }, HeldVoucher>
            > => {
              // Nobody else moves it until the end of the transaction.
              const [row] = isUuid(id)
                ? await orm.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
                : [];
              if (row === undefined) return E.left({ kind: 'voucher-unknown' });
              const movements = await movementsOf(orm, [id]);
              const now = clock.now();
              const account = { expiresAt: row.expiresAt.getTime(), movements };
              const moved = moveVoucher(account, command, now);
              if (E.isLeft(moved)) return moved;
              const movement = moved.right;
              if (movement === undefined) return E.right(heldOf(row, movements));
              await orm
                .insert(voucherMovements)
                .values({ ...movement, voucherId: id, movedAt: new Date(now) });
              return E.right(heldOf(row, [...movements, movement]));
            },
          ),
        ),
        TE.flatMapEither((answer) => answer),
      ),
  };
};
