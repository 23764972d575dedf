/** One function a kind of label, for callers who know what they ask for. */
import type { FormatKey } from '../format/format-keys.ts';
import type { Locale } from '../locale/locales.ts';
import {
  configuratorMaterialTerms,
  type ConfiguratorFormatTerm,
  type ConfiguratorMaterialTerm,
  type PhotobookCategory,
} from './configurator-terms.ts';
import { catalogueLabel } from './catalogue-label.ts';
import type { BackType, FrameMaterialName, GlassType } from './frame-parts.ts';
import type { FramePartKey, MaterialKey, MaterialVariantKey } from './material-keys.ts';
import type { MaterialTypeOption } from './material-options.ts';
import type { MatType } from './materials.ts';
import type { OptionGroup } from './option-groups.ts';
import type { FrameCatalogueKey } from './produced-frames.ts';
import type { ProductType } from './shop-products.ts';

/** Label of a format key, such as `Square` (supporting §3, "Format keys"). */
export const formatKeyLabel = (locale: Locale, key: FormatKey): string =>
  catalogueLabel(locale, 'format', key);

/** Label of a material, product or frame part by its key (supporting §3, "Material keys"). */
export const materialKeyLabel = (locale: Locale, key: MaterialKey): string =>
  catalogueLabel(locale, 'material', key);

/** Label of a variant of a material, such as `Framed poster`. */
export const materialVariantLabel = (locale: Locale, key: MaterialVariantKey): string =>
  catalogueLabel(locale, 'materialVariant', key);

/** The title of a group of options, such as `Stretcher frame`. */
export const optionGroupLabel = (locale: Locale, group: OptionGroup): string =>
  catalogueLabel(locale, 'optionGroup', group);

/** Label of an option, such as `3.8 cm`, in en-US `1.5 in`. */
export const optionLabel = (locale: Locale, option: MaterialTypeOption): string =>
  catalogueLabel(locale, 'option', option);

/** Label of a mat; `mat-none` is one, too. */
export const matLabel = (locale: Locale, mat: MatType): string =>
  catalogueLabel(locale, 'mat', mat);

export const glassLabel = (locale: Locale, glass: GlassType): string =>
  catalogueLabel(locale, 'glass', glass);

export const backLabel = (locale: Locale, back: BackType): string =>
  catalogueLabel(locale, 'back', back);

/** Label of a part of a frame: its back, glass or mat. */
export const framePartLabel = (locale: Locale, part: FramePartKey): string =>
  catalogueLabel(locale, 'framePart', part);

/** Label of a frame material of the stock. */
export const frameMaterialLabel = (locale: Locale, name: FrameMaterialName): string =>
  catalogueLabel(locale, 'frameMaterial', name);

/** The long and the short heading of the frame catalogue (supporting §3). */
export const frameCatalogueLabel = (
  locale: Locale,
  key: FrameCatalogueKey,
): { readonly long: string; readonly short: string } => ({
  long: catalogueLabel(locale, 'frameCatalogue', key),
  short: catalogueLabel(locale, 'frameCatalogueShort', key),
});

export const productTypeLabel = (locale: Locale, type: ProductType): string =>
  catalogueLabel(locale, 'productType', type);

export const configuratorFormatLabel = (locale: Locale, term: ConfiguratorFormatTerm): string =>
  catalogueLabel(locale, 'configuratorFormat', term);

/** Label of a material of the configurator's catalogue: its material key's label. */
export const configuratorMaterialLabel = (locale: Locale, term: ConfiguratorMaterialTerm): string =>
  materialKeyLabel(locale, configuratorMaterialTerms[term]);

export const photobookCategoryLabel = (locale: Locale, category: PhotobookCategory): string =>
  catalogueLabel(locale, 'photobookCategory', category);
