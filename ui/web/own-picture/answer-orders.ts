import type { DrawingAnswer } from './page-drawer.ts';

/**
 * What a thread does that draws pages. It is apart for its policy, too: text is shaped by WebAssembly,
 * which a document of the shop may not run.
 */
export const answerOrders = <Order, Drawn>(
  /** Late: while a module waits for its WebAssembly, messages to it are lost. */
  load: () => Promise<(order: Order) => Promise<Drawn | undefined>>,
): void => {
  const answerTo = async (order: Order): Promise<DrawingAnswer<Drawn>> => {
    try {
      const draw = await load();
      const drawn = await draw(order);
      return drawn === undefined ? { kind: 'failed' } : { kind: 'drawn', drawn };
    } catch {
      return { kind: 'failed' };
    }
  };
  self.addEventListener('message', (event: MessageEvent<Order>) => {
    void answerTo(event.data).then((answer) => self.postMessage(answer));
  });
};
