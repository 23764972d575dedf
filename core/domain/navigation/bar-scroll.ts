/** Scrolling of the main navigation bar (supporting §2, "Main navigation bar"). */

/** CSS pixels, fractions included. */
export type BarMeasures = {
  /** Browsers overshoot it below 0 and beyond the end. */
  readonly scrollLeft: number;
  readonly viewWidth: number;
  readonly contentWidth: number;
};

/** `hidden` before the bar is measured, `disabled` at its end. */
export type ScrollButton = 'hidden' | 'disabled' | 'enabled';

export type ScrollButtons = { readonly left: ScrollButton; readonly right: ScrollButton };

export type ScrollSide = keyof ScrollButtons;

/** Browsers report fractions of a pixel. */
const endTolerance = 1;

/** CSS pixels; 0 where everything fits. */
export const furthestScroll = ({ viewWidth, contentWidth }: BarMeasures): number =>
  Math.max(0, contentWidth - viewWidth);

const buttonFor = (room: number): ScrollButton => (room < endTolerance ? 'disabled' : 'enabled');

/** Both scroll buttons (supporting §2). */
export const scrollButtons = (measures: BarMeasures | undefined): ScrollButtons =>
  measures === undefined
    ? { left: 'hidden', right: 'hidden' }
    : {
        left: buttonFor(measures.scrollLeft),
        right: buttonFor(furthestScroll(measures) - measures.scrollLeft),
      };

const clampScroll = (measures: BarMeasures, target: number): number =>
  Math.min(furthestScroll(measures), Math.max(0, target));

/**
 * Centres an item, as far as the ends allow (supporting §2); its place counts from the beginning of
 * the content.
 */
export const centredScroll = (
  measures: BarMeasures,
  item: { readonly left: number; readonly width: number },
): number => clampScroll(measures, item.left + item.width / 2 - measures.viewWidth / 2);

/**
 * One view further, or the end. The specification gives no step; this one passes over no item
 * unseen.
 */
export const buttonScroll = (measures: BarMeasures, side: ScrollSide): number =>
  clampScroll(
    measures,
    measures.scrollLeft + (side === 'left' ? -measures.viewWidth : measures.viewWidth),
  );
