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

/** What a format key is called, such as `Square` (supporting §3, "Format keys"). */
export const formatKeyLabel = (locale: Locale, key: FormatKey): string =>
  catalogueLabel(locale, 'format', key);

/** What a material, product or frame part is called by its key (supporting §3, "Material keys"). */
export const materialKeyLabel = (locale: Locale, key: MaterialKey): string =>
  catalogueLabel(locale, 'material', key);

/** What a variant of a material is called, such as `Framed poster`. */
export const materialVariantLabel = (locale: Locale, key: MaterialVariantKey): string =>
  catalogueLabel(locale, 'materialVariant', key);

/** The title of a group of options, such as `Stretcher frame`. */
export const optionGroupLabel = (locale: Locale, group: OptionGroup): string =>
  catalogueLabel(locale, 'optionGroup', group);

/** What an option is called, such as `3.8 cm`, in en-US `1.5 in`. */
export const optionLabel = (locale: Locale, option: MaterialTypeOption): string =>
  catalogueLabel(locale, 'option', option);

/** What a mat is called; `mat-none` is one, too. */
export const matLabel = (locale: Locale, mat: MatType): string =>
  catalogueLabel(locale, 'mat', mat);

/** What a glass is called. */
export const glassLabel = (locale: Locale, glass: GlassType): string =>
  catalogueLabel(locale, 'glass', glass);

/** What a back is called. */
export const backLabel = (locale: Locale, back: BackType): string =>
  catalogueLabel(locale, 'back', back);

/** What a part of a frame is called: its back, glass or mat. */
export const framePartLabel = (locale: Locale, part: FramePartKey): string =>
  catalogueLabel(locale, 'framePart', part);

/** What a frame material of the stock is called. */
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

/** What a product type is called. */
export const productTypeLabel = (locale: Locale, type: ProductType): string =>
  catalogueLabel(locale, 'productType', type);

/** What a format of the calculator's catalogue is called. */
export const configuratorFormatLabel = (locale: Locale, term: ConfiguratorFormatTerm): string =>
  catalogueLabel(locale, 'calculatorFormat', term);

/** What a material of the calculator's catalogue is called: its material key's label. */
export const configuratorMaterialLabel = (locale: Locale, term: ConfiguratorMaterialTerm): string =>
  materialKeyLabel(locale, configuratorMaterialTerms[term]);

/** What a category of photo books is called. */
export const photobookCategoryLabel = (locale: Locale, category: PhotobookCategory): string =>
  catalogueLabel(locale, 'photobookCategory', category);
