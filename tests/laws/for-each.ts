import { expect } from 'vitest';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Holds a law, which expects or throws, against each of many things, and fails with the names and
 * reasons of all that break it. One test for a law tells as much as one for each thing, and costs less.
 */
export const expectForEach = async <A>(
  things: readonly A[],
  nameOf: (thing: A) => string,
  law: (thing: A) => void | Promise<void>,
): Promise<void> => {
  const broken: string[] = [];
  for (const thing of things)
    try {
      // One after another: pictures of many at once take memory, not less time.
      await law(thing);
    } catch (error) {
      broken.push(`${nameOf(thing)}: ${reasonOf(error)}`);
    }
  if (broken.length > 0) throw new Error(broken.join('\n'));
  expect(things.length).toBeGreaterThan(0);
};
