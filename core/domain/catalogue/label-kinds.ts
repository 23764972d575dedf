import type { FormatKey } from '../format/format-keys.ts';
import type { ConfiguratorFormatTerm, PhotobookCategory } from './configurator-terms.ts';
import type { BackType, FrameMaterialName, GlassType } from './frame-parts.ts';
import type { FramePartKey, MaterialKey, MaterialVariantKey } from './material-keys.ts';
import type { MaterialTypeOption } from './material-options.ts';
import type { FrameType, MatType } from './materials.ts';
import type { OptionGroup } from './option-groups.ts';
import type { FrameCatalogueKey, FrameVariant, ProducedFrameFamily } from './produced-frames.ts';
import type { ProductType } from './shop-products.ts';

export type ProductLabelKeys = {
  readonly format: FormatKey;
  readonly material: MaterialKey;
  readonly materialVariant: MaterialVariantKey;
  readonly optionGroup: OptionGroup;
  readonly option: MaterialTypeOption;
  readonly configuratorFormat: ConfiguratorFormatTerm;
  readonly photobookCategory: PhotobookCategory;
  readonly productType: ProductType;
};

export type FrameLabelKeys = {
  /** Short, as after a material: `Acrylic glass, art box`. */
  readonly frameType: FrameType;
  /** Full names; `producedFamilyShort` where the word frame is needless. */
  readonly producedFamily: ProducedFrameFamily;
  readonly producedFamilyShort: ProducedFrameFamily;
  /** As after a family and a comma. */
  readonly frameVariant: FrameVariant;
  readonly frameCatalogue: FrameCatalogueKey;
  readonly frameCatalogueShort: FrameCatalogueKey;
  readonly framePart: FramePartKey;
  readonly frameMaterial: FrameMaterialName;
  readonly mat: MatType;
  readonly glass: GlassType;
  readonly back: BackType;
  /** `empty`: no produced frame; `with-mat`: a pattern with `{frame}`. */
  readonly frameTemplate: 'empty' | 'with-mat';
};

export type CatalogueLabelKeys = ProductLabelKeys & FrameLabelKeys;

export type CatalogueKind = keyof CatalogueLabelKeys;

/** `CatalogueKey<'back'>` is `'normal'`. */
export type CatalogueKey<K extends CatalogueKind> = CatalogueLabelKeys[K];

type LabelsOf<K extends CatalogueKind> = {
  readonly [Kind in K]: Readonly<Record<CatalogueLabelKeys[Kind], string>>;
};

export type ProductLabels = LabelsOf<keyof ProductLabelKeys>;

/** The pattern with a mat has its placeholder. */
export type FrameLabels = LabelsOf<keyof FrameLabelKeys> & {
  readonly frameTemplate: { readonly 'with-mat': `${string}{frame}${string}` };
};

export type CatalogueLabels = LabelsOf<CatalogueKind>;
