import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';

import { cartDays } from '../../../core/domain/cart/cart-forms.ts';
import { emptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import { parseCart, printCart } from '../../../core/domain/cart/parse-cart.ts';
import { E } from '../../../core/fp.ts';
import type { CartChange, CartOwner } from '../../../core/ports/carts.ts';
import type { Database, Orm } from '../database.ts';
import { carts } from '../schema/carts.ts';

/** How long a cart is kept after its last change, in milliseconds. */
const cartTime = cartDays * 86_400_000;

/** A visitor's key is a secret of their cookie, and kept as a hash alone. */
const ownerKeyOf = ({ key }: CartOwner): string => createHash('sha256').update(key).digest('hex');

const isOf = (owner: CartOwner) => eq(carts.ownerKey, ownerKeyOf(owner));

/** The cart of an owner. */
export const cartOfOwner = async ({ orm }: Database, owner: CartOwner): Promise<Cart> => {
  const [row] = await orm.select({ content: carts.content }).from(carts).where(isOf(owner));
  return row === undefined ? emptyCart : parseCart(row.content);
};

const lockedContent = async (orm: Orm, owner: CartOwner): Promise<string | undefined> => {
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
  owner: CartOwner,
  content: string,
  changedAt: Date,
): Promise<boolean> => {
  const begun = await orm
    .insert(carts)
    .values({ ownerKey: ownerKeyOf(owner), content, changedAt })
    .onConflictDoNothing({ target: carts.ownerKey })
    .returning({ ownerKey: carts.ownerKey });
  return begun.length > 0;
};

/**
 * Changes the cart of an owner while nobody else can; `now` is in milliseconds since 1970. Carts that
 * were not changed for `cartTime` are forgotten on the way.
 */
export const changeCartOfOwner = <Refusal>(
  database: Database,
  owner: CartOwner,
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
        await transaction.delete(carts).where(lt(carts.changedAt, new Date(now - cartTime)));
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
