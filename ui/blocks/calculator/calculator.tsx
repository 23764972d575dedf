import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import { framedMaterialLabel } from '../../../core/domain/catalogue/labels.ts';
import {
  offeredArticles,
  startArticle,
  type CalculatorBlock,
} from '../../../core/domain/content/blocks/calculator.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { BlockViewProps } from '../block-view.ts';
import styles from './calculator.module.css';

/** The page with a material chosen; `value` is a material option's, `acrylglas+artbox`. */
const materialHref = (value: string): string =>
  `?${new URLSearchParams({ material: value }).toString()}`;

/** What is offered, each once. */
const optionsOf = (block: CalculatorBlock, locale: Locale) => [
  ...new Map(
    offeredArticles(block).map(({ materialType, frameType }) => {
      const value = materialValue(materialType, frameType);
      const option = {
        value,
        label: framedMaterialLabel(locale, materialType, frameType),
        swatch: pictureAttributes('swatch', { kind: 'material', material: materialType }),
      };
      return [value, option] as const;
    }),
  ).values(),
];

/** A calculator in the body, as HTML alone: its materials are links to the page with one chosen. */
export const CalculatorBlockView = ({ block, locale }: BlockViewProps<CalculatorBlock>) => {
  const { headline, startLabel } = block;
  const { materialType, frameType } = startArticle(block);
  return (
    <PageSection headline={headline}>
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
          {startLabel}
        </ButtonLink>
      </div>
    </PageSection>
  );
};
