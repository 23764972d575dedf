/**
 * What is known of wall pictures: what a page's document has, and the answers to choices after it.
 */
import type { MaterialType } from '../../catalogue/materials.ts';
import type {
  Configurator,
  ConfiguratorState,
  FormatOption,
} from '../../configurator/configurator.ts';
import type { OfferedFraming } from '../../configurator/framings.ts';
import {
  requestedMaterial,
  stateOfSelection,
  type RequestedSelection,
} from '../../configurator/selection.ts';
import { equalFormats, printFormat, type Format } from '../../format/format.ts';
import type { Price } from '../../money/money.ts';
import {
  frameOfComponents,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';
import type { ComponentOffer } from './component-offer.ts';

/** The price of a format that no list has. */
export type ExtraFormat = FormatOption & {
  /** What the same material costs in it without and with its other frames, by their values. */
  readonly beside: Readonly<Record<string, Price>>;
};

/** What is known of one picture. */
export type KnownPicture = {
  readonly selected: Pick<ConfiguratorState, 'material' | 'format'>;
  readonly extra: ExtraFormat | undefined;
  readonly parts: {
    readonly materialType: MaterialType;
    /** The frames beside the material; none where the product is a frame itself. */
    readonly frames: readonly OfferedFraming[];
    /** Undefined where the prices of the components cannot be had. */
    readonly offer: ComponentOffer | undefined;
  };
};

/** What is sold: the lists of a configurator, and what is known of its pictures, the last first. */
export type WallPictureOffer = {
  readonly configurator: Configurator;
  readonly known: readonly KnownPicture[];
};

const extraFormat = (known: readonly KnownPicture[], format: Format): ExtraFormat | undefined =>
  known.flatMap(({ extra }) => extra ?? []).find((extra) => equalFormats(extra.format, format));

/** The state that a selection stands for, with the price of an own format where it is known. */
export const knownState = (
  { configurator, known }: WallPictureOffer,
  requested: RequestedSelection,
): ConfiguratorState => {
  const { value } = requestedMaterial(configurator, requested);
  const { format } = requested;
  const own =
    format &&
    extraFormat(
      known.filter(({ selected }) => selected.material === value),
      format,
    );
  return stateOfSelection(configurator, requested, own && { format: own.format, price: own.price });
};

/** Prices of a material in a format that no list has, by its values with frames and without. */
export const besidePrices = (
  known: readonly KnownPicture[],
  { materialType }: Pick<PartedArticle, 'materialType'>,
  format: Format,
): ExtraFormat['beside'] =>
  extraFormat(
    known.filter(({ parts }) => parts.materialType === materialType),
    format,
  )?.beside ?? {};

/** What can be chosen of an article in its format beside it. */
export type KnownComponents<Parts> = {
  /** Of the material; undefined while nothing of it is known. */
  readonly data: Parts | undefined;
  /** What the selection can be had with; undefined where it is not known. */
  readonly offer: ComponentOffer | undefined;
  /** Whether the offer is priced with the mat that is asked for. */
  readonly isWhole: boolean;
};

/**
 * What is known of the components of a state's article; a mat of another width has other prices.
 */
export const knownComponents = <Parts extends KnownPicture['parts']>(
  known: readonly (KnownPicture & { readonly parts: Parts })[],
  { materialType, frameType }: PartedArticle,
  { material, format }: Pick<ConfiguratorState, 'material' | 'format'>,
  components: ComponentSelection,
): KnownComponents<Parts> => {
  const matSize = frameType === undefined ? 0 : frameOfComponents(frameType, components).matSize;
  const ofState = known.filter(
    ({ parts: { offer } }) =>
      offer?.material === material && offer.formatType === printFormat(format),
  );
  const whole = ofState.find(({ parts }) => parts.offer?.matSize === matSize);
  const found = whole ?? ofState[0];
  const ofMaterial = found ?? known.find(({ parts }) => parts.materialType === materialType);
  return {
    data: ofMaterial?.parts,
    offer: found?.parts.offer,
    isWhole: whole !== undefined,
  };
};
