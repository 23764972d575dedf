/** Back and forward of the engines whose protocols wait for a load where none may come. */
import { vi } from 'vitest';

import type { Tab } from '../engine.ts';

type Way = 'back' | 'forward';

/** What an asked page says of itself; a page that came in its place says nothing. */
declare global {
  interface Window {
    askedToGo?: boolean;
  }
}

/**
 * Asks the page to go, in a task of its own: a page that is left while a script runs may not answer.
 * A question of the same name is asked once, however often the driver sends it.
 */
const ask = (way: Way, question: string): void => {
  const heard = (): void => {
    window.askedToGo = false;
  };
  if (window.name === question) return;
  window.name = question;
  window.askedToGo = true;
  for (const sign of ['pagehide', 'popstate']) addEventListener(sign, heard, { once: true });
  setTimeout(() => (way === 'back' ? history.back() : history.forward()));
};

/** Asks once more, if the page that was asked still stands there. */
const askAgain = (way: Way): void => {
  if (window.askedToGo !== true) return;
  window.askedToGo = false;
  setTimeout(() => (way === 'back' ? history.back() : history.forward()));
};

/** Whether the page that was asked still stands there, and nothing came of the question. */
const isUnheard = (): boolean => window.askedToGo === true;

/**
 * Goes a step back or forward once the page is loaded, and a second time where the engine did
 * nothing about it: on a busy machine a page that has just come loses the first.
 */
export const goBy = (evaluate: Tab['evaluate']): ((way: Way) => Promise<void>) => {
  let questions = 0;
  return async (way) => {
    const isComplete = (): Promise<boolean> => evaluate(() => document.readyState === 'complete');
    await vi.waitUntil(isComplete, { timeout: 30_000 });
    questions += 1;
    await evaluate(ask, way, `${way} ${questions}`);
    // A page that is left meanwhile may not answer; then it was heard.
    const isLost = (): Promise<boolean> => evaluate(isUnheard).catch(() => false);
    const isHeard = async (): Promise<boolean> => !(await isLost());
    await vi.waitUntil(isHeard, { timeout: 10_000 }).catch(() => evaluate(askAgain, way));
  };
};
