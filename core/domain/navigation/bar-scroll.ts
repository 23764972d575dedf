/** Scrolling of the main navigation bar (supporting §2, "Main navigation bar"). */

/** The bar once it is measured, in CSS pixels, fractions included. */
export type BarMeasures = {
  /** Scroll position of the content; browsers overshoot it below 0 and beyond the end. */
  readonly scrollLeft: number;
  readonly viewWidth: number;
  readonly contentWidth: number;
};

/** A scroll button: not there before the bar is measured, of no use at its end of the bar. */
export type ScrollButton = 'hidden' | 'disabled' | 'enabled';

/** The buttons on both sides of the bar. */
export type ScrollButtons = { readonly left: ScrollButton; readonly right: ScrollButton };

/** A side of the bar. */
export type ScrollSide = keyof ScrollButtons;

/** Browsers report fractions of a pixel: less than one whole pixel to go counts as the end. */
const endTolerance = 1;

/** The furthest that the bar scrolls, in CSS pixels; 0 where everything fits. */
export const furthestScroll = ({ viewWidth, contentWidth }: BarMeasures): number =>
  Math.max(0, contentWidth - viewWidth);

const buttonFor = (room: number): ScrollButton => (room < endTolerance ? 'disabled' : 'enabled');

/** Both buttons: shown once the bar is measured, disabled at either end (supporting §2). */
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
 * Scroll position at which an item stands in the middle of the view, or as near as the ends allow
 * (supporting §2). The item's place is measured from the beginning of the content.
 */
export const centredScroll = (
  measures: BarMeasures,
  item: { readonly left: number; readonly width: number },
): number => clampScroll(measures, item.left + item.width / 2 - measures.viewWidth / 2);

/**
 * Scroll position after a press of a button: one view further, or the end. The specification gives
 * no step; this one never passes over an item unseen.
 */
export const buttonScroll = (measures: BarMeasures, side: ScrollSide): number =>
  clampScroll(
    measures,
    measures.scrollLeft + (side === 'left' ? -measures.viewWidth : measures.viewWidth),
  );
