/**
 * The browser jumps to a hash at once; here the way is shown to those who welcome motion. A chunk
 * of its own: most navigations have no hash.
 */
import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import { animatedScroll, scrollAfterNavigation } from '../../../core/domain/routing/scroll.ts';

type Navigations = Pick<Navigation, 'addEventListener' | 'removeEventListener'>;

/** The reader takes over. */
const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Aborted by the reader, or by another navigation. */
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
  // Before the browser paints, so that the start of the way is seen first.
  requestAnimationFrame((start) => {
    if (signal.aborted) return;
    goToTarget();
    const to = window.scrollY;
    const step = (now: number): void => {
      if (signal.aborted) return;
      const elapsed = now - start;
      if (elapsed >= interfaceTimings.scrollAnimation) {
        // What lies above may have grown meanwhile.
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
 * Animates from `from`, in CSS pixels from the page's top, to the hash's target, or jumps where
 * motion is unwelcome. A page without that target is shown from `from`.
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
 * Animates every later navigation to a hash: from the top of another page, or from the place on
 * this one. Not for back, forward and reload, nor for addresses that follow a choice (`local`,
 * `choice`). Returns what ends it.
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
