/** The frames that can be put around a material of a calculator, beside its own options. */
import { frameHolds, frameHoldsMaterial } from '../catalogue/frame-holds.ts';
import { frameTypes, type FrameType, type MaterialType } from '../catalogue/materials.ts';
import {
  findFormatOption,
  findMaterial,
  materialValue,
  type Calculator,
  type CalculatorCommand,
  type CalculatorState,
  type MaterialOption,
} from './calculator.ts';

/** Why a frame cannot be put around a material: it holds other ones, or none of it is sold here. */
export type FramingRefusal = 'holds-others' | 'not-sold';

/** A frame type beside a material. */
export type OfferedFraming = {
  readonly frameType: FrameType;
  readonly refusal?: FramingRefusal | undefined;
};

/**
 * All frame types beside a material: those that are sold with it can be chosen, of the others it is
 * said why not. None for a material that no frame holds.
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

/** The calculator with further frames around a material, where it does not have them. */
export const withFramings = (
  calculator: Calculator,
  framings: readonly MaterialOption[],
): Calculator => {
  const [first, ...others] = calculator.options;
  const missing = framings.filter(({ value }) => findMaterial(calculator, value) === undefined);
  return missing.length === 0
    ? calculator
    : { ...calculator, options: [first, ...others, ...missing] };
};

/** What a calculator lists as its materials: frames that are chosen separately are not among them. */
export const listedOptions = ({ options }: Calculator): readonly MaterialOption[] =>
  options.filter(({ isFraming }) => isFraming === undefined);

/** The listed option that stands for a state: its own, else its material without this frame. */
export const listedValue = (calculator: Calculator, { material }: CalculatorState): string => {
  const option = findMaterial(calculator, material);
  if (option?.isFraming === undefined) return material;
  const listed = listedOptions(calculator);
  const bare = materialValue(option.materialType, undefined);
  const sibling =
    listed.find(({ value }) => value === bare) ??
    listed.find(({ materialType }) => materialType === option.materialType);
  return sibling?.value ?? material;
};

/** What putting another frame, or none, around the material comes to. */
export type FramingChoice =
  | CalculatorCommand
  /** Nobody but the server can say whether the format can be had so, and for how much. */
  | { readonly kind: 'ask'; readonly state: CalculatorState };

/**
 * Puts another frame, or none, around the material: the format stays where the frame's list has it,
 * and where the list says that it is not available, the frame's own one holds, as with another
 * material. A format that the list does not name may be sold in the frame all the same (an own one,
 * a further one, or one that a photo turned the other way up): the server is asked for it.
 */
export const framingChoice = (
  calculator: Calculator,
  { format }: Pick<CalculatorState, 'format'>,
  material: string,
): FramingChoice => {
  const formats = findMaterial(calculator, material)?.formats;
  const entry = formats && findFormatOption(formats, format);
  if (entry?.price !== undefined) return { kind: 'choose-format', material, option: { format } };
  return formats === undefined || entry !== undefined
    ? { kind: 'select-material', material }
    : { kind: 'ask', state: { material, format } };
};
