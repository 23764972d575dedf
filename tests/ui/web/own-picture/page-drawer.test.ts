/** Which of the pages that are asked for in quick succession are drawn. */
import { describe, expect, test } from 'vitest';

import {
  createPageDrawer,
  type DrawingAnswer,
  type StartDrawing,
} from '../../../../ui/web/own-picture/page-drawer.ts';

type Take = Parameters<StartDrawing<string, string>>[0];

const drawnOf = (drawn: string): DrawingAnswer<string> => ({ kind: 'drawn', drawn });

/** Threads that answer when they are told to. */
const openDrawer = () => {
  const threads: { readonly orders: string[]; take: Take; isEnded: boolean }[] = [];
  const shown: DrawingAnswer<string>[] = [];
  const drawer = createPageDrawer<string, string>(
    (take) => {
      const thread = { orders: new Array<string>(), take, isEnded: false };
      threads.push(thread);
      return {
        draw: (order) => void thread.orders.push(order),
        end: () => {
          thread.isEnded = true;
        },
      };
    },
    (answer) => shown.push(answer),
  );
  const answer = (thread: number, given: DrawingAnswer<string>): void =>
    threads[thread]?.take(given);
  return { drawer, threads, shown, answer };
};

const [one, two, three] = ['Mia', 'Mia &', 'Mia & Jonas'] as const;

describe('a drawer of pages', () => {
  test('starts its thread for the first order, and draws the newest next', () => {
    const { drawer, threads, shown, answer } = openDrawer();
    expect(threads).toHaveLength(0);
    drawer.draw(one);
    drawer.draw(two);
    drawer.draw(three);
    expect(threads.map(({ orders }) => orders)).toEqual([[one]]);
    answer(0, drawnOf('1'));
    expect(shown).toEqual([]);
    expect(threads.map(({ orders }) => orders)).toEqual([[one, three]]);
    answer(0, drawnOf('3'));
    expect(shown).toEqual([drawnOf('3')]);
  });

  test('tells of a failure, and starts another thread for the next order', () => {
    const { drawer, threads, shown, answer } = openDrawer();
    drawer.draw(one);
    answer(0, { kind: 'failed' });
    expect(shown).toEqual([{ kind: 'failed' }]);
    expect(threads[0]?.isEnded).toBe(true);
    drawer.draw(two);
    answer(1, { kind: 'failed' });
    expect(shown).toEqual([{ kind: 'failed' }, { kind: 'failed' }]);
    drawer.draw(three);
    answer(2, drawnOf('3'));
    expect(shown.at(-1)).toEqual(drawnOf('3'));
  });

  test('tries the newest order once more where the thread failed at an older one', () => {
    const { drawer, threads, shown, answer } = openDrawer();
    drawer.draw(one);
    drawer.draw(two);
    answer(0, { kind: 'failed' });
    expect(shown).toEqual([]);
    expect(threads[1]?.orders).toEqual([two]);
  });

  test('is silent once it has ended', () => {
    const { drawer, threads } = openDrawer();
    drawer.end();
    drawer.draw(one);
    drawer.end();
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});
