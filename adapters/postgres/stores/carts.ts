import { emptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import { joinCarts } from '../../../core/domain/cart/join-carts.ts';
import { parseCart, printCart } from '../../../core/domain/cart/parse-cart.ts';
import { E } from '../../../core/fp.ts';
import type { CartChange } from '../../../core/ports/carts.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Database, Orm } from '../database.ts';
import { carts } from '../schema/carts.ts';
import { changeOwned, isForgotten, isOf } from './owned-lists.ts';
import { ownerKeyOf } from './owner-key.ts';

export const cartOfOwner = async ({ orm }: Database, owner: Owner): Promise<Cart> => {
  const [row] = await orm.select({ content: carts.content }).from(carts).where(isOf(carts, owner));
  return row === undefined ? emptyCart : parseCart(row.content);
};

const lockedContent = async (orm: Orm, owner: Owner): Promise<string | undefined> => {
  const [row] = await orm
    .select({ content: carts.content })
    .from(carts)
    .where(isOf(carts, owner))
    .for('update');
  return row?.content;
};

/** False where another cart of the owner came first. */
const begin = async (
  orm: Orm,
  owner: Owner,
  content: string,
  changedAt: Date,
): Promise<boolean> => {
  const begun = await orm
    .insert(carts)
    .values({ ownerKind: owner.kind, ownerKey: ownerKeyOf(owner), content, changedAt })
    .onConflictDoNothing({ target: [carts.ownerKind, carts.ownerKey] })
    .returning({ ownerKey: carts.ownerKey });
  return begun.length > 0;
};

const rows = {
  locked: async (orm: Orm, owner: Owner) => {
    const content = await lockedContent(orm, owner);
    return content === undefined ? undefined : { content };
  },
  begun: async (orm: Orm, owner: Owner, content: string, changedAt: Date) =>
    (await begin(orm, owner, content, changedAt)) ? { content } : undefined,
  write: (orm: Orm, owner: Owner, content: string, changedAt: Date) =>
    content === printCart(emptyCart)
      ? orm.delete(carts).where(isOf(carts, owner))
      : orm.update(carts).set({ content, changedAt }).where(isOf(carts, owner)),
  forget: (orm: Orm, now: number) => orm.delete(carts).where(isForgotten(carts, now)),
} as const;

/** Changes an owner's cart (`changeOwned`); one that is refused or empty is not kept. */
export const changeCartOfOwner = <Refusal>(
  database: Database,
  owner: Owner,
  change: CartChange<Refusal>,
  now: number,
): Promise<E.Either<Refusal, Cart>> =>
  changeOwned(
    database,
    rows,
    owner,
    (row) => {
      const after = change(row === undefined ? emptyCart : parseCart(row.content));
      const isKept = E.isRight(after) && (row !== undefined || after.right.items.length > 0);
      return { text: isKept ? printCart(after.right) : undefined, answer: () => after };
    },
    now,
  );

/**
 * Brings one owner's cart to another's; an emptied cart is gone. `now`: milliseconds since 1970.
 * Only from visitors to customers, locked in that order: two at once never wait for each other.
 */
export const joinCartsOfOwners = (
  database: Database,
  from: Owner,
  into: Owner,
  now: number,
): Promise<Cart> =>
  database.transaction(async (transaction) => {
    const changedAt = new Date(now);
    const brought = parseCart((await lockedContent(transaction, from)) ?? '');
    if (brought.items.length > 0) await begin(transaction, into, printCart(emptyCart), changedAt);
    const own = parseCart((await lockedContent(transaction, into)) ?? '');
    const { joined, left } = joinCarts(own, brought);
    if (joined === own) return own;
    await transaction
      .update(carts)
      .set({ content: printCart(joined), changedAt })
      .where(isOf(carts, into));
    await (left.items.length === 0
      ? transaction.delete(carts).where(isOf(carts, from))
      : transaction
          .update(carts)
          .set({ content: printCart(left), changedAt })
          .where(isOf(carts, from)));
    return joined;
  });
