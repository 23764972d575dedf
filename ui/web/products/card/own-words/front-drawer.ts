/** Draws the newest of several fronts, one at a time, in a thread that it starts when it must. */
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';

export type FrontAnswer =
  | { readonly kind: 'drawn'; readonly front: DrawnFront }
  | { readonly kind: 'failed' };

/** What a worker is to its drawer. */
export type FrontThread = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FrontAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type FrontDrawer = {
  /** Answers with the newest order, which may skip those before. A failed thread is started anew. */
  readonly draw: (order: FrontOrder) => void;
  readonly end: () => void;
};

export const createFrontDrawer = (
  start: () => FrontThread,
  show: (answer: FrontAnswer) => void,
): FrontDrawer => {
  let thread: FrontThread | undefined;
  let isBusy = false;
  let next: FrontOrder | undefined;
  const end = (): void => {
    thread?.terminate();
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
  const begun = (): FrontThread => {
    const made = start();
    made.onmessage = ({ data }) => take(data);
    made.onerror = () => take({ kind: 'failed' });
    return made;
  };
  const draw = (order: FrontOrder): void => {
    if (isBusy) {
      next = order;
      return;
    }
    isBusy = true;
    thread ??= begun();
    thread.postMessage(order);
  };
  return { draw, end };
};
