/**
 * A thread that draws fronts. It is apart for its policy, too: text is shaped by WebAssembly, which
 * a document of the shop may not run.
 */
import type { FrontOrder } from '../../../../../core/domain/products/card/designs/own-front.ts';
import type { FrontAnswer } from './front-drawer.ts';

const answerTo = async (order: FrontOrder): Promise<FrontAnswer> => {
  try {
    // Late: while a module waits for its WebAssembly, messages to it are lost.
    const { drawFront } = await import('./draw-front.client.ts');
    return await drawFront(order);
  } catch {
    return { kind: 'failed' };
  }
};

self.addEventListener('message', (event: MessageEvent<FrontOrder>) => {
  void answerTo(event.data).then((answer) => self.postMessage(answer));
});
