import {
  materialValue,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  startArticle,
  type CalculatorBlock,
} from '../../../core/domain/content/blocks/calculator.ts';
import { formatWithUnit, type Format } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { Configurator } from '../../components/configurator/configurator.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import type { UnpricedHead } from '../products/product.ts';
import type { OptionNames } from './configurator-page.ts';
import { productStage } from './product-stage.tsx';
import styles from './product-page.module.css';

type UnpricedProductProps = UnpricedHead & {
  readonly block: CalculatorBlock;
  readonly names: Readonly<Record<string, OptionNames>>;
};

/** What hangs on the wall while no list says what can be made: 60 × 40 cm, or 24 × 16 in. */
const usualFormats = {
  cm: { width: 600, height: 400, unit: 'cm' },
  in: { width: 240, height: 160, unit: 'in' },
} as const satisfies Readonly<Record<LengthUnit, Format>>;

const optionOf = (
  block: CalculatorBlock,
): Pick<MaterialOption, 'value' | 'materialType' | 'context'> => {
  const { materialType, frameType } = startArticle(block);
  return { value: materialValue(materialType, frameType), materialType, context: { frameType } };
};

/**
 * A product whose prices cannot be had at the moment: all of it but the choices and the way on.
 * Rendered by the server alone; asking again is a link.
 */
export const drawUnpriced = (props: UnpricedProductProps) => {
  const { headline, text, block, names, locale, usps } = props;
  const unit = formatUnitOf(locale);
  const format = usualFormats[unit];
  const caption = formatWithUnit(locale, format);
  const option = optionOf(block);
  const object = { material: option.materialType, frame: option.context.frameType, format };
  return (
    <div className={styles['product']}>
      <div className={styles['stage']}>
        {productStage({ motif: block.motif, names, option, object, caption })}
      </div>
      <div className={styles['head']}>
        <h1>{headline}</h1>
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['choices']}>
        <Configurator
          headline={block.headline}
          status="error"
          chosen={{ material: '', format: '' }}
          material={{ hiddenFields: [], options: [] }}
          format={{
            unit,
            hiddenFields: [],
            options: [],
            moreHref: '?',
            ownHref: '?',
            retryHref: '?',
          }}
        />
      </div>
      <div className={styles['promises']}>
        <UspList items={usps} />
      </div>
    </div>
  );
};
