import { Suspense, use, useEffect, type ReactNode } from 'react';

/** How far below the window something counts as near, in CSS pixels. */
const nearMargin = '300px';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Settles when an element comes near the window or is touched; at once where it is not there. */
const whenNear = (id: string): Promise<void> => {
  const element = document.querySelector(`#${CSS.escape(id)}`);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: nearMargin },
    );
    const arrive = (): void => {
      observer.disconnect();
      for (const touch of touches) element.removeEventListener(touch, arrive);
      resolve();
    };
    observer.observe(element);
    for (const touch of touches) element.addEventListener(touch, arrive);
  });
};

let needAll = (): void => undefined;

const allNeeded = new Promise<void>((resolve) => {
  needAll = resolve;
});

/**
 * Says that nothing waits to come near any more: what is shown next is drawn whole, and React shows
 * nothing of it before every part that still waits has come to life.
 */
export const needIslands = (): void => needAll();

const nearness = new Map<string, Promise<void>>();

/** An island that has left has no HTML of the server's to wait with: whoever comes back needs it drawn. */
const leave = (id: string): void => {
  nearness.set(id, Promise.resolve());
};

/** The same promise for an island each time, as React wants it. */
const nearnessOf = (id: string): Promise<void> => {
  const known = nearness.get(id) ?? Promise.race([whenNear(id), allNeeded]);
  nearness.set(id, known);
  return known;
};

type IslandProps = { readonly id: string; readonly children: ReactNode };

const Near = ({ id, children }: IslandProps) => {
  if (!import.meta.env.SSR) use(nearnessOf(id));
  return children;
};

/**
 * A part of a page that scripts make live when it comes near the window or is touched. Until then
 * it stays the server's HTML, with the forms and links that work without scripts.
 */
export const Island = ({ id, children }: IslandProps) => {
  useEffect(
    function awaitLeaving() {
      return () => leave(id);
    },
    [id],
  );
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Near id={id}>{children}</Near>
      </Suspense>
    </div>
  );
};
