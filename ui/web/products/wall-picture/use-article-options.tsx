import {
  findFormatOption,
  markOf,
  startFormat,
  visibleFormats,
} from '../../../../core/domain/configurator/configurator.ts';
import { listedOptions, listedValue } from '../../../../core/domain/configurator/framings.ts';
import { formatSides, formatWithUnit, printFormat } from '../../../../core/domain/format/format.ts';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import {
  FormatChoice,
  type ConfiguratorStatus,
} from '../../../components/format-choice/format-choice.tsx';
import { MaterialChoice } from '../../../components/material-choice/material-choice.tsx';
import {
  optionListId,
  type ConfigurationOption,
} from '../../../components/option-list/option-list.tsx';
import { PriceListNote } from '../../../components/price/price.tsx';
import { shownPrice } from '../../../components/price/shown-price.ts';
import { useText } from '../../../messages/text.tsx';
import { hiddenFieldsOf } from '../../configurator/hidden-fields.ts';
import type { OwnPictureLook } from '../../own-picture/own-picture-look.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

type ArticleOptionsSetting = {
  readonly product: Pick<ConfiguratorData, 'swatches'>;
  readonly configuration: PictureConfiguration;
  readonly look: OwnPictureLook | undefined;
  readonly status: ConfiguratorStatus;
  /** The name of the article that is chosen, with what belongs to it. */
  readonly chosenText: string;
};

/** The mark on a format; the server has left it only colours that can be read. */
const labelOf = (mark: ReturnType<typeof markOf>) => {
  const { text, backgroundColor: background, textColor } = mark ?? {};
  const labelColours = background && textColor ? { background, text: textColor } : undefined;
  return { label: text, labelColours };
};

/** The article, drawn as swatches: a material, or a frame where frames alone are sold. */
const useMaterial = (setting: ArticleOptionsSetting): ConfigurationOption => {
  const { product, configuration, chosenText } = setting;
  const { configurator, state, choices, names, apply } = configuration;
  const text = useText();
  const { locale, moneyStyle, shippingHref } = useShell();
  const listed = listedValue(configurator, state);
  const drawing = (
    <MaterialChoice
      returnId={optionListId}
      legend={text(configurator.product === 'photoFrame' ? 'parts.frame' : 'calculator.material')}
      selectedText={chosenText}
      hiddenFields={[
        { name: 'formerFormat', value: printFormat(state.former ?? state.format) },
        ...hiddenFieldsOf(choices),
      ]}
      onSelect={(material) => apply({ kind: 'select-material', material })}
      options={listedOptions(configurator).map((option) => {
        // What a press on its tile leads to, with its price.
        const start = startFormat(option);
        const first = findFormatOption(option.formats, start)?.price?.priceCurrent;
        return {
          value: option.value,
          label: names[option.value]?.name ?? option.value,
          frameLabel: names[option.value]?.detail,
          price: first && `${formatSides(locale, start)} · ${printMoney(moneyStyle, first)}`,
          ...product.swatches[option.value],
          isSelected: option.value === listed,
        };
      })}
      note={<PriceListNote prices={[]} shippingHref={shippingHref} />}
    />
  );
  return { kind: 'own', id: 'material', drawing };
};

/** The format, drawn to scale. */
const useFormat = ({ configuration, look, status }: ArticleOptionsSetting): ConfigurationOption => {
  const { configurator, state, choices, formerFormat, hrefOf, hrefOfSelection, apply } =
    configuration;
  const text = useText();
  const { locale, moneyStyle, shippingHref } = useShell();
  const formats = visibleFormats(configurator, state);
  const drawing = (
    <FormatChoice
      returnId={optionListId}
      status={status}
      legend={text('calculator.format')}
      selectedText={formatWithUnit(locale, state.format)}
      unit={state.format.unit}
      hiddenFields={hiddenFieldsOf([['material', state.material], ...choices])}
      onSelect={(value) => {
        const chosen = formats.find(({ format }) => printFormat(format) === value);
        if (chosen) apply({ kind: 'select-format', format: chosen.format });
      }}
      options={formats.map(({ format, price, mark }, index) => ({
        value: printFormat(format),
        format,
        sides: formatSides(locale, format),
        price: price && shownPrice(moneyStyle, price),
        ...labelOf(markOf(configurator, { mark, price }, index)),
        isSelected: printFormat(format) === printFormat(state.format),
        verdict: look?.verdictOf(format),
      }))}
      note={
        <PriceListNote
          prices={formats.map(({ price }) => price && shownPrice(moneyStyle, price))}
          shippingHref={shippingHref}
        />
      }
      former={
        formerFormat && {
          value: printFormat(formerFormat),
          text: text('calculator.former-format', { format: formatWithUnit(locale, formerFormat) }),
          href: hrefOfSelection({ material: state.material, format: formerFormat }),
        }
      }
      moreHref={hrefOf('calculator-more-formats')}
      ownHref={hrefOf('calculator-own-format')}
      retryHref={hrefOf()}
    />
  );
  return { kind: 'own', id: 'format', drawing };
};

/** Material or frame, and format. */
export const useArticleOptions = (
  setting: ArticleOptionsSetting,
): readonly ConfigurationOption[] => [useMaterial(setting), useFormat(setting)];
