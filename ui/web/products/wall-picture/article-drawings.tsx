import {
  comparedFormat,
  findMaterial,
  markOf,
  visibleFormats,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { frameDefaults } from '../../../../core/domain/catalogue/materials.ts';
import {
  formatSides,
  formatWithUnit,
  printFormat,
  type Format,
} from '../../../../core/domain/format/format.ts';
import type { ProductOption } from '../../../../core/domain/products/product.ts';
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
import { useText } from '../../../messages/text.tsx';
import { hiddenFieldsOf } from '../../../components/choice/hidden-fields.ts';
import { listedPrice } from '../../configurator/listed-price.ts';
import type { OwnPictureLook } from '../../own-picture/own-picture-look.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** What the choices of the article are drawn with. */
export type ArticleSetting = {
  readonly product: Pick<ConfiguratorData, 'pages' | 'swatches'>;
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

/** The shopper's own photo on another material, in the size that its tile names. */
const ownSwatch = (
  look: OwnPictureLook,
  { materialType: material, context }: MaterialOption,
  format: Format,
) => {
  const frame = context.frameType;
  return look.on({ materialType: material, frameType: frame }, format)?.closeUp({
    view: 'corner',
    size: 'small',
    print: { material, frame, mat: frame && frameDefaults[frame], format },
    alternative: '',
  });
};

/** The article, drawn as swatches: a material, or a frame where frames alone are sold. */
export const useMaterialDrawing = (
  setting: ArticleSetting,
): ((option: ProductOption) => ConfigurationOption) => {
  const { product, configuration, look, chosenText } = setting;
  const { configurator, state, choices, names, take } = configuration;
  const text = useText();
  const shell = useShell();
  const isFrame = configurator.offersFrames === true;
  const leadsOn = !isFrame && Object.keys(product.pages).length > 0;
  return (option) => ({
    kind: 'own',
    id: option.name,
    drawing: (
      <MaterialChoice
        returnId={optionListId}
        legend={text(isFrame ? 'components.frame' : 'configurator.material')}
        legendDetail={leadsOn ? text('configurator.other-page') : undefined}
        selectedText={chosenText}
        hiddenFields={[
          { name: 'formerFormat', value: printFormat(state.former ?? state.format) },
          ...hiddenFieldsOf(choices),
        ]}
        onSelect={(value) => take(option, value)}
        options={option.values.map(({ value, isChosen, price }) => {
          const material = findMaterial(configurator, value);
          const compared = material && comparedFormat(material, state);
          const sides = compared && formatSides(shell.locale, compared.format);
          const shown = price && listedPrice(shell, price, compared?.format);
          const delivered =
            shown?.delivered && text('price.with-delivery', { price: shown.delivered });
          return {
            value,
            label: names[value]?.name ?? value,
            frameLabel: names[value]?.detail,
            price: shown && [sides, shown.current, delivered].filter(Boolean).join(' · '),
            ...product.swatches[value],
            drawn: look && material && ownSwatch(look, material, compared?.format ?? state.format),
            isSelected: isChosen,
          };
        })}
        note={<PriceListNote prices={[]} shippingHref={shell.shippingHref} />}
      />
    ),
  });
};

/** The part of the shopper's own photo that a format prints. */
const ownOutline = (look: OwnPictureLook, format: Format) => {
  const front = look.frontOf(format);
  return front && { src: look.small.src, front };
};

/** The format, drawn to scale. */
export const useFormatDrawing = ({
  configuration,
  look,
  status,
}: ArticleSetting): ((option: ProductOption) => ConfigurationOption) => {
  const { configurator, state, choices, formerFormat, hrefOf, hrefOfSelection, take } =
    configuration;
  const text = useText();
  const shell = useShell();
  const { locale, shippingHref } = shell;
  const formats = new Map(
    visibleFormats(configurator, state).map((entry, index) => [
      printFormat(entry.format),
      { format: entry.format, mark: markOf(configurator, entry, index) },
    ]),
  );
  return (option) => {
    const tiles = option.values.flatMap(({ value, isChosen, price }) => {
      const entry = formats.get(value);
      return entry === undefined
        ? []
        : {
            value,
            format: entry.format,
            sides: formatSides(locale, entry.format),
            price: price && listedPrice(shell, price, entry.format),
            ...labelOf(entry.mark),
            isSelected: isChosen,
            verdict: look?.verdictOf(entry.format),
            photo: look && ownOutline(look, entry.format),
          };
    });
    return {
      kind: 'own',
      id: option.name,
      drawing: (
        <FormatChoice
          returnId={optionListId}
          status={status}
          legend={text('configurator.format')}
          selectedText={formatWithUnit(locale, state.format)}
          unit={state.format.unit}
          hiddenFields={hiddenFieldsOf([['material', state.material], ...choices])}
          onSelect={(value) => take(option, value)}
          options={tiles}
          note={
            <PriceListNote prices={tiles.map(({ price }) => price)} shippingHref={shippingHref} />
          }
          former={
            formerFormat && {
              value: printFormat(formerFormat),
              text: text('configurator.former-format', {
                format: formatWithUnit(locale, formerFormat),
              }),
              price: tiles.find(({ value }) => value === printFormat(formerFormat))?.price?.current,
              href: hrefOfSelection({ material: state.material, format: formerFormat }),
            }
          }
          moreHref={hrefOf('calculator-more-formats')}
          ownHref={hrefOf('calculator-own-format')}
          retryHref={hrefOf()}
        />
      ),
    };
  };
};
