/**
 * How long a shopper's photo is kept (decisions, "Own pictures"; GDPR, article 5(1)(e)): as long as
 * it is needed to buy it, to print it, and to print it again after a complaint.
 */

/** An order that a photo was bought with; milliseconds since 1970. */
export type PhotoHold = {
  readonly orderId: string;
  /** When it was last asked for; undefined of one from before this was noted. */
  readonly heldAt?: number | undefined;
  /** Undefined until then. */
  readonly deliveredAt?: number | undefined;
};

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds: uploads that broke off, photos that nobody ordered, ordered ones after delivery. */
export const photoLifetimes = {
  unfinished: 2 * hour,
  unordered: 14 * day,
  delivered: 30 * day,
} as const;

/** Milliseconds in which an order that photos are held for is placed, or comes to nothing. */
export const placingTime = hour;

/** Whether an order may still be being placed for which a photo is held. */
export const isBeingPlaced = ({ heldAt }: PhotoHold, now: number): boolean =>
  heldAt !== undefined && now - heldAt < placingTime;

/** From when on a print of a delivered order is not kept; milliseconds since 1970. */
export const printKeptUntil = (deliveredAt: number): number =>
  deliveredAt + photoLifetimes.delivered;

/**
 * Until when a photo is kept, in milliseconds since 1970: the longest that one of its orders asks
 * for, without end before delivery.
 */
export const photoKeptUntil = ({
  begunAt,
  isFinished,
  holds = [],
}: {
  readonly begunAt: number;
  readonly isFinished: boolean;
  readonly holds?: readonly PhotoHold[] | undefined;
}): number =>
  Math.max(
    begunAt + (isFinished ? photoLifetimes.unordered : photoLifetimes.unfinished),
    ...holds.map(({ deliveredAt }) =>
      deliveredAt === undefined ? Infinity : printKeptUntil(deliveredAt),
    ),
  );
