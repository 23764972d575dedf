import type { Channel } from '../../locale/channel.ts';
import type { Locale } from '../../locale/locales.ts';
import type { CollageDesign } from './collage-design.ts';
import type { CollageHandOff } from './collage-hand-off.ts';
import type { ChosenWork } from './collage-offer.ts';
import type { CollageSelection } from './collage-selection.ts';
import { defaultCollageId } from './collages.ts';

/** The collage of a selection, as far as it is known. */
type FoundCollage = {
  readonly design: CollageDesign | undefined;
  /** Undefined without prices. */
  readonly chosen: ChosenWork | undefined;
};

/** What a selection hands to the designer: what is priced, else what the address names. */
export const chosenCollage = (
  { channel, locale }: { readonly channel: Channel; readonly locale: Locale },
  selection: CollageSelection,
  { design, chosen }: FoundCollage,
): CollageHandOff => {
  const { materialType, format, parts } =
    chosen === undefined ? selection : { ...chosen.material, format: chosen.option.format };
  return {
    collageId: design?.designId ?? selection.designId ?? defaultCollageId(channel),
    tileCount: design?.tiles.length,
    materialType,
    format,
    optionTypes: [],
    ...parts,
    locale,
  };
};
