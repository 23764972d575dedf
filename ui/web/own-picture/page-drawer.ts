/** Draws the newest of several orders, one at a time, in a thread that it starts when it must. */
export type DrawingAnswer<Drawn> =
  | { readonly kind: 'drawn'; readonly drawn: Drawn }
  | { readonly kind: 'failed' };

/** Draws one order at a time. */
type DrawingThread<Order> = {
  readonly draw: (order: Order) => void;
  readonly end: () => void;
};

/** Starts a thread that hands its answers on; what it cannot load or do is `failed`. */
export type StartDrawing<Order, Drawn> = (
  take: (answer: DrawingAnswer<Drawn>) => void,
) => DrawingThread<Order>;

export type PageDrawer<Order> = {
  /** Answers with the newest order, which may skip those before. A failed thread is started anew. */
  readonly draw: (order: Order) => void;
  readonly end: () => void;
};

export const createPageDrawer = <Order, Drawn>(
  start: StartDrawing<Order, Drawn>,
  show: (answer: DrawingAnswer<Drawn>) => void,
): PageDrawer<Order> => {
  let thread: DrawingThread<Order> | undefined;
  let isBusy = false;
  let next: { readonly order: Order } | undefined;
  const end = (): void => {
    thread?.end();
    thread = undefined;
    isBusy = false;
    next = undefined;
  };
  const take = (answer: DrawingAnswer<Drawn>): void => {
    const waiting = next;
    if (answer.kind === 'failed') end();
    isBusy = false;
    next = undefined;
    if (waiting === undefined) show(answer);
    else draw(waiting.order);
  };
  const draw = (order: Order): void => {
    if (isBusy) {
      next = { order };
      return;
    }
    isBusy = true;
    thread ??= start(take);
    thread.draw(order);
  };
  return { draw, end };
};
