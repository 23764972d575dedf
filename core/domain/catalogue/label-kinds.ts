import type { FormatKey } from '../format/format-keys.ts';
import type { ConfiguratorFormatTerm, PhotobookCategory } from './configurator-terms.ts';
import type { BackType, FrameMaterialName, GlassType } from './frame-parts.ts';
import type { FramePartKey, MaterialKey, MaterialVariantKey } from './material-keys.ts';
import type { MaterialTypeOption } from './material-options.ts';
import type { FrameType, MatType } from './materials.ts';
import type { OptionGroup } from './option-groups.ts';
import type { FrameCatalogueKey, FrameVariant, ProducedFrameFamily } from './produced-frames.ts';
import type { ProductType } from './shop-products.ts';

/** The kinds of labels of materials, options and products, with the keys of each. */
export type ProductLabelKeys = {
  readonly format: FormatKey;
  readonly material: MaterialKey;
  readonly materialVariant: MaterialVariantKey;
  readonly optionGroup: OptionGroup;
  readonly option: MaterialTypeOption;
  readonly calculatorFormat: ConfiguratorFormatTerm;
  readonly photobookCategory: PhotobookCategory;
  readonly productType: ProductType;
};

/** The kinds of labels of frames and what belongs to them, with the keys of each. */
export type FrameLabelKeys = {
  /** The frame types' short names, as they follow a material: `Acrylic glass, art box`. */
  readonly frameType: FrameType;
  /** The full name of a produced family; `producedFamilyShort` where the word frame is needless. */
  readonly producedFamily: ProducedFrameFamily;
  readonly producedFamilyShort: ProducedFrameFamily;
  /** A colour with its finish, as it follows the family after a comma. */
  readonly frameVariant: FrameVariant;
  readonly frameCatalogue: FrameCatalogueKey;
  readonly frameCatalogueShort: FrameCatalogueKey;
  readonly framePart: FramePartKey;
  readonly frameMaterial: FrameMaterialName;
  readonly mat: MatType;
  readonly glass: GlassType;
  readonly back: BackType;
  /** `empty` has no produced frame; `with-mat` is a pattern with the placeholder `{frame}`. */
  readonly frameTemplate: 'empty' | 'with-mat';
};

/** All kinds of catalogue labels, with the keys of each. */
export type CatalogueLabelKeys = ProductLabelKeys & FrameLabelKeys;

/** A kind of catalogue label, such as `material` or `option`. */
export type CatalogueKind = keyof CatalogueLabelKeys;

/** The keys of a kind; `CatalogueKey<'back'>` is `'normal'`. */
export type CatalogueKey<K extends CatalogueKind> = CatalogueLabelKeys[K];

/** Labels of some kinds: a text for each key of each kind. */
type LabelsOf<K extends CatalogueKind> = {
  readonly [Kind in K]: Readonly<Record<CatalogueLabelKeys[Kind], string>>;
};

/** The labels of materials, options and products. */
export type ProductLabels = LabelsOf<keyof ProductLabelKeys>;

/** The labels of frames; the pattern with a mat has its placeholder. */
export type FrameLabels = LabelsOf<keyof FrameLabelKeys> & {
  readonly frameTemplate: { readonly 'with-mat': `${string}{frame}${string}` };
};

/** All labels of the catalogue in one locale. */
export type CatalogueLabels = LabelsOf<CatalogueKind>;
