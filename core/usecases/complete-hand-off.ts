import type { FrameChoice } from '../domain/products/wall-picture/frame-choice.ts';
import {
  materialOfHandOff,
  type ChosenWallPicture,
} from '../domain/products/wall-picture/chosen-wall-picture.ts';
import type { MaterialType } from '../domain/catalogue/materials.ts';
import type { Format } from '../domain/format/format.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasPrices, PriceError } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';

/** A hand-off to the photo frame designer with all that its defaults stood for. */
export type CompleteWallPicture = Omit<ChosenWallPicture, 'format' | 'frame' | 'materialType'> & {
  readonly materialType: MaterialType;
  readonly frame?: FrameChoice | undefined;
  readonly format: Format;
};

/**
 * What a hand-off to the photo frame designer stands for: a frame alone has its default material,
 * and without a format it is the initial one of the material in its frame (decisions, "Catalogue and
 * products"). The price service is asked only where the hand-off has no format.
 */
export const completeWallPicture =
  (
    { channel }: Pick<ShopScope, 'channel'>,
    handOff: ChosenWallPicture,
  ): RTE.ReaderTaskEither<HasPrices, PriceError, CompleteWallPicture> =>
  ({ prices }) => {
    const { format, frame, locale } = handOff;
    const materialType = materialOfHandOff(handOff);
    if (format !== undefined) return TE.right({ ...handOff, materialType, format });
    return pipe(
      prices.formats({ channel, locale }, { materialType, frameType: frame?.frameType }),
      TE.map(({ initialFormat }) => ({ ...handOff, materialType, format: initialFormat })),
    );
  };
