/** Which of the fronts that are asked for in quick succession are drawn. */
import { describe, expect, test } from 'vitest';

import type { FrontOrder } from '../../../../../../core/domain/products/card/designs/own-front.ts';
import {
  createFrontDrawer,
  type FrontAnswer,
  type StartFrontThread,
} from '../../../../../../ui/web/products/card/own-words/front-drawer.ts';

type Take = Parameters<StartFrontThread>[0];

const orderOf = (names: string): FrontOrder => ({
  design: {
    id: 'elena',
    name: 'Elena',
    occasion: 'hochzeit',
    piece: 'card',
    style: 'floral',
    layout: 'wreath',
    shape: 'portrait',
    sheet: 'flat',
    ornament: 'eucalyptus',
    typePairing: 'garden',
    palettes: ['sage'],
    seed: 1,
  },
  words: { names, date: '', title: '', place: '', verse: '' },
  own: {},
  variant: 'usual',
  language: 'de',
  photos: [],
});

const drawnOf = (markup: string): FrontAnswer => ({
  kind: 'drawn',
  front: { markup, edge: '', width: 1, height: 1, faults: {} },
});

/** Threads that answer when they are told to. */
const openDrawer = () => {
  const threads: { readonly orders: FrontOrder[]; take: Take; isEnded: boolean }[] = [];
  const shown: FrontAnswer[] = [];
  const drawer = createFrontDrawer(
    (take) => {
      const thread = { orders: new Array<FrontOrder>(), take, isEnded: false };
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
  const answer = (thread: number, given: FrontAnswer): void => threads[thread]?.take(given);
  return { drawer, threads, shown, answer };
};

const [one, two, three] = ['Mia', 'Mia &', 'Mia & Jonas'].map(orderOf);
if (!one || !two || !three) throw new Error('Three orders.');

describe('a drawer of fronts', () => {
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
