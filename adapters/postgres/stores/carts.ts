import { visitorListDays } from '../../../core/domain/cookie/storefront-cookies.ts';
import { and, eq, lt } from 'drizzle-orm';

import { emptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import { joinCarts } from '../../../core/domain/cart/join-carts.ts';
import { parseCart, printCart } from '../../../core/domain/cart/parse-cart.ts';
import { E } from '../../../core/fp.ts';
import type { CartChange } from '../../../core/ports/carts.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Database, Orm } from '../database.ts';
import { carts } from '../schema/carts.ts';
import { ownerKeyOf } from './owner-key.ts';

/** Milliseconds for which a visitor's cart is kept after its last change. */
const cartTime = visitorListDays * 86_400_000;

const isOf = (owner: Owner) =>
  and(eq(carts.ownerKind, owner.kind), eq(carts.ownerKey, ownerKeyOf(owner)));

export const cartOfOwner = async ({ orm }: Database, owner: Owner): Promise<Cart> => {
  const [row] = await orm.select({ content: carts.content }).from(carts).where(isOf(owner));
  return row === undefined ? emptyCart : parseCart(row.content);
};

const lockedContent = async (orm: Orm, owner: Owner): Promise<string | undefined> => {
  const [row] = await orm
    .select({ content: carts.content })
    .from(carts)
    .where(isOf(owner))
    .for('update');
  return row?.content;
};

/** Begins a cart; false where another one of the owner came first. */
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

/**
 * Changes the cart of an owner while nobody else can; `now` is in milliseconds since 1970. Carts of
 * visitors that were not changed for `cartTime` are forgotten on the way.
 */
export const changeCartOfOwner = <Refusal>(
  database: Database,
  owner: Owner,
  change: CartChange<Refusal>,
  now: number,
): Promise<E.Either<Refusal, Cart>> =>
  database.transaction(async (transaction) => {
    const changedAt = new Date(now);
    let content = await lockedContent(transaction, owner);
    if (content === undefined) {
      const first = change(emptyCart);
      if (E.isLeft(first) || first.right.items.length === 0) return first;
      if (await begin(transaction, owner, printCart(first.right), changedAt)) {
        const tooOld = lt(carts.changedAt, new Date(now - cartTime));
        await transaction.delete(carts).where(and(eq(carts.ownerKind, 'visitor'), tooOld));
        return first;
      }
      content = await lockedContent(transaction, owner);
      if (content === undefined) throw new Error('A cart was there and is not.');
    }
    const after = change(parseCart(content));
    if (E.isRight(after))
      await transaction
        .update(carts)
        .set({ content: printCart(after.right), changedAt })
        .where(isOf(owner));
    return after;
  });

/**
 * Brings what is in one owner's cart to another one's; a cart of which nothing is left is gone. `now`
 * is in milliseconds since 1970. Carts are brought from visitors to customers alone, and locked in
 * that order: two that are brought at once never wait for each other.
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
      .where(isOf(into));
    await (left.items.length === 0
      ? transaction.delete(carts).where(isOf(from))
      : transaction
          .update(carts)
          .set({ content: printCart(left), changedAt })
          .where(isOf(from)));
    return joined;
  });
