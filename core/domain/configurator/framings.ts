/** The frames that can be put around a material of a configurator, beside its own options. */
import { frameHolds, frameHoldsMaterial } from '../catalogue/frame-holds.ts';
import { frameTypes, type FrameType, type MaterialType } from '../catalogue/materials.ts';
import {
  findFormatOption,
  findMaterial,
  materialValue,
  type Configurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
  type MaterialOption,
} from './configurator.ts';

/** Why a frame cannot be put around a material: it holds other ones, or none of it is sold here. */
export type FramingRefusal = 'holds-others' | 'not-sold';

export type OfferedFraming = {
  readonly frameType: FrameType;
  readonly refusal?: FramingRefusal | undefined;
};

/**
 * All frame types beside a material, with the reason where one cannot be chosen; empty for a
 * material that no frame holds.
 */
export const framingsOf = (
  materialType: MaterialType,
  sold: readonly FrameType[],
): readonly OfferedFraming[] => {
  const framings = frameTypes.map((frameType): OfferedFraming => {
    if (sold.includes(frameType)) return { frameType };
    const refusal = frameHoldsMaterial(frameType, materialType) ? 'not-sold' : 'holds-others';
    return { frameType, refusal };
  });
  return framings.some(({ refusal }) => refusal !== 'holds-others') ? framings : [];
};

/** What a frame type holds, those that the shop frames in it most first. */
export const materialsHeldBy = (frameType: FrameType): readonly MaterialType[] =>
  frameHolds[frameType].materials;

/** The configurator with further frames around a material, where it does not have them. */
export const withFramings = (
  configurator: Configurator,
  framings: readonly MaterialOption[],
): Configurator => {
  const [first, ...others] = configurator.options;
  const missing = framings.filter(({ value }) => findMaterial(configurator, value) === undefined);
  return missing.length === 0
    ? configurator
    : { ...configurator, options: [first, ...others, ...missing] };
};

/** What a configurator lists as its materials: frames that are chosen separately are not among them. */
export const listedOptions = ({ options }: Configurator): readonly MaterialOption[] =>
  options.filter(({ isFraming }) => isFraming === undefined);

/** The listed option that stands for a state: its own, else its material without this frame. */
export const listedValue = (
  configurator: Configurator,
  { material }: ConfiguratorState,
): string => {
  const option = findMaterial(configurator, material);
  if (option?.isFraming === undefined) return material;
  const listed = listedOptions(configurator);
  const bare = materialValue(option.materialType, undefined);
  const sibling =
    listed.find(({ value }) => value === bare) ??
    listed.find(({ materialType }) => materialType === option.materialType);
  return sibling?.value ?? material;
};

export type FramingChoice =
  | ConfiguratorCommand
  /** Nobody but the server can say whether the format can be had so, and for how much. */
  | { readonly kind: 'ask'; readonly state: ConfiguratorState };

/**
 * Puts another frame, or none, around the material. The format stays where the frame's list has it;
 * where the list says that it is not available, the frame's own start format holds. A format that
 * the list does not name (typed, further or turned) may still be sold in the frame: the server is
 * asked.
 */
export const framingChoice = (
  configurator: Configurator,
  { format }: Pick<ConfiguratorState, 'format'>,
  material: string,
): FramingChoice => {
  const formats = findMaterial(configurator, material)?.formats;
  const entry = formats && findFormatOption(formats, format);
  if (entry?.price !== undefined) return { kind: 'choose-format', material, option: { format } };
  return formats === undefined || entry !== undefined
    ? { kind: 'select-material', material }
    : { kind: 'ask', state: { material, format } };
};
