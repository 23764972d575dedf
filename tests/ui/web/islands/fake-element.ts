/** As much of a document as islands touch. */
import { vi } from 'vitest';

/** An element of a page without a browser. */
type FakeElement = EventTarget & {
  readonly dataset: Record<string, string>;
  readonly ownerDocument: {
    activeElement: unknown;
    readonly head: { readonly append: () => void };
  };
  readonly contains: (other: unknown) => boolean;
  readonly getAttribute: (name: string) => string | null;
};

/** An element with attributes. */
export const fakeElement = (
  attributes: Readonly<Record<string, string>>,
  page: FakeElement['ownerDocument'],
): HTMLElement => {
  const target = new EventTarget();
  const element: FakeElement = Object.assign(target, {
    dataset: {},
    ownerDocument: page,
    contains: (other: unknown) => other === target,
    getAttribute: (name: string) => attributes[name] ?? null,
  });
  return element as unknown as HTMLElement;
};

/** Intersection observers that a test tells what has come near. */
export const stubNearness = (): { readonly comeNear: () => void; readonly count: () => number } => {
  const watching = new Set<(entries: readonly object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell;
      constructor(tell: (entries: readonly object[]) => void) {
        this.tell = tell;
      }
      observe(): void {
        watching.add(this.tell);
      }
      disconnect(): void {
        watching.delete(this.tell);
      }
    },
  );
  return {
    comeNear: () => {
      const told = [...watching];
      for (const tell of told) tell([{ isIntersecting: true }]);
    },
    count: () => watching.size,
  };
};
