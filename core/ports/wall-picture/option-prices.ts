import type { GlassType } from '../../domain/catalogue/frame-parts.ts';
import type { ColouredMat, FrameType, MaterialType } from '../../domain/catalogue/materials.ts';
import type { ProducedFrame } from '../../domain/catalogue/produced-frames.ts';
import type { Format } from '../../domain/format/format.ts';
import type { Money } from '../../domain/money/money.ts';
import type { OptionSurcharge } from '../../domain/pricing/option-surcharges.ts';
import type { TE } from '../../fp.ts';
import type { PriceError, PriceScope } from '../prices.ts';
import type { ArticleType } from '../../domain/catalogue/article-type.ts';

/** `matWidth` in millimetres, 0 without a mat. */
export type FramedArticle = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType;
  readonly matSize: number;
};

/** Over the article, whose defaults cost nothing. Mats come in every width that is offered. */
export type FramePartSurcharges = {
  readonly frames: readonly { readonly producedFrame: ProducedFrame; readonly surcharge: Money }[];
  readonly mats: readonly {
    readonly matType: ColouredMat;
    readonly matSize: number;
    readonly surcharge: Money;
  }[];
  readonly glasses: readonly { readonly glassType: GlassType; readonly surcharge: Money }[];
};

/** Prices of parts of pictures (storefront §7: `photo-options-groups`). */
export type OptionPrices = {
  /** Of each option over the default ones, in the currency of the scope's locale. */
  readonly surcharges: (
    scope: PriceScope,
    article: ArticleType,
    format: Format,
  ) => TE.TaskEither<PriceError, readonly OptionSurcharge[]>;
  /** Of a frame's colours, mats and glasses over its default ones. */
  readonly frameParts: (
    scope: PriceScope,
    article: FramedArticle,
    format: Format,
  ) => TE.TaskEither<PriceError, FramePartSurcharges>;
};

export type HasOptionPrices = { readonly optionPrices: OptionPrices };
