/**
 * Scrolling to the place that a hash names. The browser goes there by itself, at once; here the way is
 * shown to those who welcome motion. In a chunk of its own: most navigations have no hash.
 */
import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import { animatedScroll, scrollAfterNavigation } from '../../../core/domain/routing/scroll.ts';

/** What ends an animation: the reader takes over, or goes elsewhere. */
const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ended by the reader, by another navigation, or by itself. */
const untilTakenOver = (): AbortController => {
  const over = new AbortController();
  const { signal } = over;
  const end = (): void => over.abort();
  for (const type of takingOver) window.addEventListener(type, end, { signal, passive: true });
  window.navigation.addEventListener('navigate', end, { signal });
  return over;
};

const animate = (target: Element, from: number): void => {
  const over = untilTakenOver();
  const { signal } = over;
  const goToTarget = (): void => target.scrollIntoView({ behavior: 'instant' });
  // Before the browser paints: what is seen first is the start of the way.
  requestAnimationFrame((start) => {
    if (signal.aborted) return;
    goToTarget();
    const to = window.scrollY;
    const step = (now: number): void => {
      if (signal.aborted) return;
      const elapsed = now - start;
      if (elapsed >= interfaceTimings.scrollAnimation) {
        // What lies above it may have grown meanwhile.
        goToTarget();
        over.abort();
        return;
      }
      window.scrollTo({ top: animatedScroll(from, to, elapsed), behavior: 'instant' });
      requestAnimationFrame(step);
    };
    step(start);
  });
};

/**
 * Shows the way from a place on the page, in CSS pixels from its top, to what the hash names; without
 * motion the browser's own jump is all. A page without such a place is shown from `from`.
 */
export const scrollToHash = (hash: string, from: number): void => {
  const decision = scrollAfterNavigation({ kind: 'forward', hash });
  const target = decision.kind === 'target' ? document.getElementById(decision.id) : null;
  if (target === null) window.scrollTo({ top: from, behavior: 'instant' });
  else if (!matchMedia('(prefers-reduced-motion: reduce)').matches) animate(target, from);
};
