/**
 * What the tests of the core use of `@fast-check/vitest`, for mutation testing alone: the library
 * builds every chain of `test`'s modifiers when it is loaded, which takes a quarter of a second, and
 * a mutant's run loads it anew.
 */
import fc from 'fast-check';
import { test as vitestTest } from 'vitest';

type Property = (...values: readonly unknown[]) => unknown;
type AddProperty = (label: string, check: Property, timeout?: number) => void;

const prop =
  (arbitraries: readonly fc.Arbitrary<unknown>[], parameters: fc.Parameters<unknown> = {}) =>
  (...[label, check, timeout]: Parameters<AddProperty>): void => {
    const seed = parameters.seed ?? fc.readConfigureGlobal().seed ?? 0;
    vitestTest(
      `${label} (with seed=${seed})`,
      async () => {
        const holds = async (values: readonly unknown[]): Promise<void> => {
          const outcome = await check(...values);
          if (outcome === false) throw new Error('The property answered false.');
        };
        await fc.assert(fc.asyncProperty(fc.tuple(...arbitraries), holds), { ...parameters, seed });
      },
      timeout,
    );
  };

/** Vitest's `test`, with properties. */
export const test = Object.assign(vitestTest.extend({}), { prop });
export { fc };
