import { printFormat } from '../format/format.ts';
import type { Configurator, FormatOption, MaterialOption } from './configurator.ts';

export type FormatsOfMaterial = {
  /** The value of the material's option: `acrylglas+artbox`. */
  readonly material: string;
  readonly formats: readonly FormatOption[];
};

/** A format with the material that choosing it leads to. */
export type FormatInMaterial = { readonly material: string; readonly option: FormatOption };

/** How far a material is from the chosen one; 0 is the chosen one itself. */
const distance = (
  chosen: MaterialOption | undefined,
  other: MaterialOption | undefined,
): number => {
  if (other?.value === chosen?.value) return 0;
  const isFramed = other?.context.frameType !== undefined;
  if (other?.materialType === chosen?.materialType) return isFramed ? 2 : 1;
  return isFramed ? 4 : 3;
};

/**
 * Each format once, in the material nearest to the chosen one: the chosen one itself, without its
 * frame, in another frame, another material without a frame, then any other. An entry with a price
 * wins over one without; among equals the configurator's order decides.
 */
export const formatsInNearestMaterial = (
  { options }: Configurator,
  materials: readonly FormatsOfMaterial[],
  chosen: string,
): readonly FormatInMaterial[] => {
  const optionOf = (value: string) => options.find((option) => option.value === value);
  const far = ({ material }: FormatsOfMaterial): number =>
    distance(optionOf(chosen), optionOf(material));
  const nearest = new Map<string, FormatInMaterial>();
  for (const { material, formats } of materials.toSorted((one, other) => far(one) - far(other)))
    for (const option of formats) {
      const key = printFormat(option.format);
      const known = nearest.get(key);
      if (known === undefined || (known.option.price === undefined && option.price !== undefined))
        nearest.set(key, { material, option });
    }
  return [...nearest.values()];
};
