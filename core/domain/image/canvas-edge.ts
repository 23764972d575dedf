import type { OptionOf } from '../catalogue/option-groups.ts';
import type { StretcherFrame } from '../format/stretcher-depths.ts';

/** The stretcher and the edge of canvas, from its options. */
export type CanvasEdge = {
  readonly stretcher: StretcherFrame;
  readonly edgeStyle: OptionOf<'leinwand-rand'>;
};

/** The edge that options choose; the default ones where they do not say. */
export const canvasEdge = (optionTypes: readonly string[]): CanvasEdge => ({
  stretcher: optionTypes.includes('leinwand-keilrahmen-38mm') ? '38mm' : '25mm',
  edgeStyle:
    (['farbig', 'gespiegelt'] as const).find((edgeStyle) =>
      optionTypes.includes(`leinwand-rand-${edgeStyle}`),
    ) ?? 'umgeschlagen',
});
