import type { Clock } from '../../core/ports/clock.ts';

/**
 * The first of many alike at once, then at most one in `milliseconds` with the number since the
 * last.
 */
export const occasionalReport = <Fact>(
  clock: Clock,
  milliseconds: number,
  report: (fact: Fact, count: number) => void,
): ((fact: Fact) => void) => {
  let next = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (fact) => {
    count += 1;
    const now = clock.now();
    if (now < next) return;
    next = now + milliseconds;
    report(fact, count);
    count = 0;
  };
};
