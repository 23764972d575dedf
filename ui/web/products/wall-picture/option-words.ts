/** Names and pictures of articles among each other, in either order: material first or frame first. */
import {
  frameLabelAlone,
  framedMaterialLabel,
  materialLabel,
} from '../../../../core/domain/catalogue/labels.ts';
import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import type { OfferedArticle } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { swatchSource } from '../../../../core/domain/image/swatch-source.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import type { OptionNames } from './option-names.ts';

/** Names and swatches of a block's options, by their values. */
export type OptionWords = Pick<ConfiguratorData, 'names' | 'swatches'>;

type TwoLines = Pick<OptionNames, 'name' | 'detail'>;

/** The material in the first line, its frame in the second. */
export const materialFirst = (
  locale: Locale,
  { materialType, frameType }: OfferedArticle,
): TwoLines => ({
  name: materialLabel(locale, materialType),
  detail: frameType && frameLabelAlone(locale, frameType),
});

/** The words and pictures of a block's options, in the two lines that `linesOf` says. */
export const optionWords = (
  locale: Locale,
  articles: readonly OfferedArticle[],
  linesOf: (locale: Locale, article: OfferedArticle) => TwoLines,
): OptionWords => {
  const byValue = <A>(read: (article: OfferedArticle) => A): Readonly<Record<string, A>> =>
    Object.fromEntries(
      articles.map((article) => [
        materialValue(article.materialType, article.frameType),
        read(article),
      ]),
    );
  return {
    names: byValue((article) => ({
      ...linesOf(locale, article),
      fullName: framedMaterialLabel(locale, article.materialType, article.frameType),
    })),
    swatches: byValue(({ materialType, frameType }) => ({
      swatch: pictureAttributes('swatch', swatchSource(materialType, frameType)),
    })),
  };
};
