/**
 * Scrolling to the place that a hash names. The browser goes there by itself, at once; here the way is
 * shown to those who welcome motion. In a chunk of its own: most navigations have no hash.
 */
import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import { animatedScroll, scrollAfterNavigation } from '../../../core/domain/routing/scroll.ts';

/** The part of the browser's navigation that tells what it does. */
type Navigations = Pick<Navigation, 'addEventListener' | 'removeEventListener'>;

/** What ends an animation: the reader takes over, or goes elsewhere. */
const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ended by the reader, by another navigation, or by itself. */
const untilTakenOver = (navigation: Navigations): AbortController => {
  const over = new AbortController();
  const { signal } = over;
  const end = (): void => over.abort();
  for (const type of takingOver) window.addEventListener(type, end, { signal, passive: true });
  navigation.addEventListener('navigate', end, { signal });
  return over;
};

const animate = (navigation: Navigations, target: Element, from: number): void => {
  const over = untilTakenOver(navigation);
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
const scrollToHash = (navigation: Navigations, hash: string, from: number): void => {
  const decision = scrollAfterNavigation({ kind: 'forward', hash });
  // The browser is at the top already.
  if (decision.kind !== 'target') return;
  const target = document.getElementById(decision.id);
  if (target === null) window.scrollTo({ top: from, behavior: 'instant' });
  else if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    animate(navigation, target, from);
};

/**
 * Shows the way of every later navigation within the document to a hash: from the top of another
 * page, or from where the reader stands on this one. Back and forward, reloads, and addresses that
 * only follow what was chosen (`local`, `choice`) have no way. The answer ends it.
 */
export const showHashWays = (navigation: Navigations): (() => void) => {
  const onNavigate = (event: NavigateEvent): void => {
    const { hash, pathname } = new URL(event.destination.url);
    const isLink = event.navigationType === 'push' || event.navigationType === 'replace';
    if (!isLink || hash === '' || event.info === 'local' || event.info === 'choice') return;
    const from = pathname === location.pathname ? window.scrollY : 0;
    // The browser has gone there by then, and has not painted it yet.
    const show = (): void => scrollToHash(navigation, location.hash, from);
    navigation.addEventListener('navigatesuccess', show, { once: true, signal: event.signal });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};
