/** Draws the newest of several fronts, one at a time, in a thread that it starts when it must. */
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';

export type FrontAnswer =
  | { readonly kind: 'drawn'; readonly front: DrawnFront }
  | { readonly kind: 'failed' };

/** Draws one front at a time. */
type FrontThread = {
  readonly draw: (order: FrontOrder) => void;
  readonly end: () => void;
};

/** Starts a thread that hands its answers on; what it cannot load or do is `failed`. */
export type StartFrontThread = (take: (answer: FrontAnswer) => void) => FrontThread;

export type FrontDrawer = {
  /** Answers with the newest order, which may skip those before. A failed thread is started anew. */
  readonly draw: (order: FrontOrder) => void;
  readonly end: () => void;
};

export const createFrontDrawer = (
  start: StartFrontThread,
  show: (answer: FrontAnswer) => void,
): FrontDrawer => {
  let thread: FrontThread | undefined;
  let isBusy = false;
  let next: FrontOrder | undefined;
  const end = (): void => {
    thread?.end();
    thread = undefined;
    isBusy = false;
    next = undefined;
  };
  const take = (answer: FrontAnswer): void => {
    const waiting = next;
    if (answer.kind === 'failed') end();
    isBusy = false;
    next = undefined;
    if (waiting === undefined) show(answer);
    else draw(waiting);
  };
  const draw = (order: FrontOrder): void => {
    if (isBusy) {
      next = order;
      return;
    }
    isBusy = true;
    thread ??= start(take);
    thread.draw(order);
  };
  return { draw, end };
};
