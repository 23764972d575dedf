import { materialValue } from '../../../../../core/domain/configurator/configurator.ts';
import { framedMaterialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import {
  offeredArticles,
  startArticle,
  type ConfiguratorBlock,
} from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { swatchSource } from '../../../../../core/domain/image/swatch-source.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { ButtonLink } from '../../../../components/button/button.tsx';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import type { LoadedBlockViewProps } from '../../../../blocks/draw-blocks.tsx';
import { shippingHref } from '../../../../blocks/shipping-href.ts';
import { ConfiguratorForms } from './configurator-forms.tsx';
import type { ConfiguratorFormsData } from './loader.ts';
import styles from './configurator.module.css';

type ViewProps = LoadedBlockViewProps<ConfiguratorBlock, ConfiguratorFormsData>;

/** `value` is a material option's: `acrylglas+artbox`. */
const materialHref = (value: string): string =>
  `?${new URLSearchParams({ material: value }).toString()}`;

const optionsOf = (block: ConfiguratorBlock, locale: Locale) => [
  ...new Map(
    offeredArticles(block).map(({ materialType, frameType }) => {
      const value = materialValue(materialType, frameType);
      const option = {
        value,
        label: framedMaterialLabel(locale, materialType, frameType),
        swatch: pictureAttributes('swatch', swatchSource(materialType, frameType)),
      };
      return [value, option] as const;
    }),
  ).values(),
];

/** Shown where prices cannot be had. */
const MaterialLinks = ({ block, locale }: Pick<ViewProps, 'block' | 'locale'>) => {
  const { materialType, frameType } = startArticle(block);
  return (
    <>
      <ul role="list" className={styles['materials']}>
        {optionsOf(block, locale).map(({ value, label, swatch }) => (
          <li key={value}>
            <a className={styles['material']} href={materialHref(value)}>
              <Picture {...swatch} alt="" fit="cover" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={materialHref(materialValue(materialType, frameType))}>
          {block.startLabel}
        </ButtonLink>
      </div>
    </>
  );
};

/**
 * A second configurator of a page, or one within an A/B block, as plain HTML: forms that lead to
 * the designer.
 */
export const ConfiguratorBlockView = ({ block, data, locale, resolveLink }: ViewProps) => (
  <PageSection headline={block.headline}>
    {data === undefined ? (
      <MaterialLinks block={block} locale={locale} />
    ) : (
      <ConfiguratorForms
        {...data}
        id={block.id}
        startLabel={block.startLabel}
        locale={locale}
        shippingHref={shippingHref(resolveLink, locale)}
      />
    )}
  </PageSection>
);
