import type { OptionOf } from '../catalogue/option-groups.ts';
import type { StretcherFrame } from '../format/stretcher-depths.ts';

export type CanvasEdge = {
  readonly stretcher: StretcherFrame;
  readonly edgeStyle: OptionOf<'leinwand-rand'>;
};

/** By options, else the defaults. */
export const canvasEdge = (optionTypes: readonly string[]): CanvasEdge => ({
  stretcher: optionTypes.includes('leinwand-keilrahmen-38mm') ? '38mm' : '25mm',
  edgeStyle:
    (['farbig', 'gespiegelt'] as const).find((edgeStyle) =>
      optionTypes.includes(`leinwand-rand-${edgeStyle}`),
    ) ?? 'umgeschlagen',
});
