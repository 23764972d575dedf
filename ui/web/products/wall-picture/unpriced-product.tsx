import {
  materialValue,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import {
  startArticle,
  type ConfiguratorBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { formatWithUnit, type Format } from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { LengthUnit } from '../../../../core/domain/locale/locales.ts';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FormatChoice } from '../../../components/format-choice/format-choice.tsx';
import { optionListId } from '../../../components/option-list/option-list.tsx';
import { textOf } from '../../../messages/text.tsx';
import { compileMessages } from '../../../messages/compile.ts';
import { UspList } from '../../../components/usp-list/usp-list.tsx';
import type { UnpricedHead } from '../product.ts';
import type { OptionNames } from './option-names.ts';
import { productStage } from './product-stage.tsx';

type UnpricedProductProps = UnpricedHead & {
  readonly block: ConfiguratorBlock;
  readonly names: Readonly<Record<string, OptionNames>>;
};

/** The format on the wall without a price list: 60 × 40 cm, or 24 × 16 in. */
const usualFormats = {
  cm: { width: 600, height: 400, unit: 'cm' },
  in: { width: 240, height: 160, unit: 'in' },
} as const satisfies Readonly<Record<LengthUnit, Format>>;

const optionOf = (
  block: ConfiguratorBlock,
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
  const words = textOf({ locale, messages: compileMessages(locale) });
  const missing = (
    <FormatChoice
      returnId={optionListId}
      status="error"
      legend={words('configurator.format')}
      selectedText=""
      unit={unit}
      hiddenFields={[]}
      options={[]}
      moreHref="?"
      ownHref="?"
      retryHref="?"
    />
  );
  return (
    <Configurator
      layout="page"
      configuration={{
        name: names[option.value]?.fullName ?? '',
        size: caption,
        options: [{ kind: 'own', id: 'format', drawing: missing }],
        stage: productStage({ motif: block.motif, names, option, object, caption }),
        price: undefined,
        delivery: null,
        handOff: undefined,
      }}
      list={{ headline: block.headline, status: 'error', chosen: { words: '' } }}
      pageHead={{ headline, text }}
      promises={<UspList items={usps} />}
    />
  );
};
