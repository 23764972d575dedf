/**
 * Does what orders want done, one thing after the other. Whoever placed an order has been answered
 * already: what takes payments, mails or prints may be away, and a process that ends loses nothing.
 */
import type { Database } from '../../../adapters/postgres/database.ts';
import {
  claimEffect,
  delayEffect,
  nextEffectAt,
  removeEffect,
  type ClaimedEffect,
} from '../../../adapters/postgres/stores/order-outbox.ts';
import { createRounds } from '../../../adapters/shared/rounds.ts';
import type { Sleep } from '../../../adapters/shared/sleep.ts';
import type { Order, OrderEffect } from '../../../core/domain/order/order.ts';
import { E, type TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { Orders } from '../../../core/ports/orders.ts';
import type { EffectFailure } from '../../../core/usecases/pay-order.ts';

/** Each is done at least once, and counts once for the effect's key. */
export type OrderHandlers = {
  readonly [Kind in OrderEffect['kind']]: (
    order: Order,
    effect: Extract<OrderEffect, { readonly kind: Kind }>,
  ) => TE.TaskEither<EffectFailure, unknown>;
};

type OrderWorkSettings = {
  readonly database: Database;
  readonly orders: Pick<Orders, 'find'>;
  readonly handlers: OrderHandlers;
  /** Cancels what nobody has paid in time. */
  readonly expire: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
};

/** Milliseconds; finds what other processes have left, too. */
const roundPause = 30_000;

/** Milliseconds from one look for orders that nobody has paid to the next. */
const expiryPause = 3_600_000;

/** Milliseconds for which nobody else does what was taken. */
const leaseTime = 60_000;

/** In two days; then somebody has to look at it. */
const mostAttempts = 60;

/** Milliseconds from one attempt to the next: twice as long each time, an hour at most. */
const attemptDelay = (attempts: number): number => Math.min(3_600_000, 1_000 * 2 ** attempts);

const handle = <Kind extends OrderEffect['kind']>(
  handlers: OrderHandlers,
  order: Order,
  effect: Extract<OrderEffect, { readonly kind: Kind }>,
): TE.TaskEither<EffectFailure, unknown> => {
  const { kind }: { readonly kind: Kind } = effect;
  return handlers[kind](order, effect);
};

const done = async (
  { orders, handlers }: OrderWorkSettings,
  { orderId, effect }: ClaimedEffect,
): Promise<E.Either<EffectFailure, unknown>> => {
  const found = await orders.find(orderId)();
  if (E.isLeft(found)) return E.left({ again: 'later', reason: found.left.reason });
  if (found.right === undefined) return E.left({ again: 'never', reason: 'order-unknown' });
  try {
    return await handle(handlers, found.right, effect)();
  } catch (error) {
    return E.left({ again: 'later', reason: error instanceof Error ? error.name : 'unknown' });
  }
};

/**
 * Does what is due, until nothing is or the end; gives when the next one is due, in milliseconds
 * since 1970, if any waits.
 */
export const doDueEffects = async (
  settings: OrderWorkSettings,
  end: AbortSignal,
): Promise<number | undefined> => {
  const { database, clock, log } = settings;
  while (!end.aborted) {
    const claimed = await claimEffect(database, clock.now(), leaseTime);
    if (claimed === undefined) return nextEffectAt(database);
    const { orderId, effect, attempts } = claimed;
    const answer = await done(settings, claimed);
    if (E.isRight(answer)) {
      await removeEffect(database, claimed);
      continue;
    }
    const { again, reason } = answer.left;
    const isOver = again === 'never' || attempts >= mostAttempts;
    await delayEffect(
      database,
      claimed,
      reason,
      isOver ? undefined : clock.now() + attemptDelay(attempts),
    );
    log.report(isOver ? 'order-effect-given-up' : 'order-effect-failed', {
      id: orderId,
      part: effect.kind,
      reason,
    });
  }
  return undefined;
};

export type OrderWork = {
  /** What an earlier process left is done at once. */
  readonly start: (settings: OrderWorkSettings) => void;
  /** An order wants something. */
  readonly wake: () => void;
  /** After what is being done. */
  readonly close: () => Promise<void>;
};

/** Does nothing before it is started. */
export const createOrderWork = (sleep: Sleep): OrderWork => {
  const end = new AbortController();
  const rounds = createRounds(sleep);
  return {
    start: (settings) => {
      let expiryAt = settings.clock.now();
      rounds.start(async () => {
        if (settings.clock.now() >= expiryAt) {
          expiryAt = settings.clock.now() + expiryPause;
          await settings.expire();
        }
        const next = await doDueEffects(settings, end.signal);
        const pause = next === undefined ? roundPause : next - settings.clock.now();
        return Math.min(roundPause, Math.max(0, pause));
      });
    },
    wake: rounds.wake,
    close: async () => {
      end.abort();
      await rounds.close();
    },
  };
};
