import {
  markOf,
  startFormat,
  startOption,
  type MaterialOption,
} from '../../../../../core/domain/configurator/configurator.ts';
import { legibleLabelColours } from '../../../../../core/domain/configurator/label-colours.ts';
import { framedMaterialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import { pictureLink } from '../../../../../core/domain/products/wall-picture/picture-link.ts';
import { formatSides, printFormat } from '../../../../../core/domain/format/format.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { fromPriceOf } from '../../../../../core/domain/pricing/format-groups-price.ts';
import { shownPriceIn } from '../../../../blocks/shown-price-in.ts';
import { Button } from '../../../../components/button/button.tsx';
import { FormatTiles } from '../../../../components/format-choice/format-choice.tsx';
import { deliveredIn } from '../../../../blocks/delivered-in.ts';
import { DeliveredNote, PriceListNote, PriceTag } from '../../../../components/price/price.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './configurator.module.css';
import type { ConfiguratorFormsData } from './loader.ts';

type ConfiguratorFormsProps = ConfiguratorFormsData & {
  readonly id: string;
  readonly startLabel: string;
  readonly locale: Locale;
  readonly shippingHref: string;
};

type MaterialFormProps = ConfiguratorFormsProps & { readonly option: MaterialOption };

/** As the designer reads it. */
const formatField = 'formatType';

const MaterialForm = (props: MaterialFormProps) => {
  const { option, configurator, base, startLabel, locale, shippingHref } = props;
  const text = useText();
  const start = startFormat(option);
  const [address = '', query = ''] = pictureLink(
    configurator,
    { material: option.value, format: start },
    { base, locale },
  ).split('?');
  const hidden = [...new URLSearchParams(query)].filter(([name]) => name !== formatField);
  const shownPrices = option.formats.map(({ price }) => price && shownPriceIn(locale, price));
  return (
    <form className={styles['form']} method="get" action={address}>
      {hidden.map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <fieldset>
        <legend>{text('configurator.format')}</legend>
        <FormatTiles
          isBusy={false}
          options={option.formats.map((entry, index) => {
            const { format } = entry;
            const label = markOf(configurator, entry, index);
            return {
              value: printFormat(format),
              format,
              sides: formatSides(locale, format),
              price: shownPrices[index],
              label: label?.text,
              labelColours: label && legibleLabelColours(label),
              isSelected: printFormat(format) === printFormat(start),
            };
          })}
        />
      </fieldset>
      <PriceListNote prices={shownPrices} shippingHref={shippingHref} />
      <div>
        <Button type="submit">{startLabel}</Button>
      </div>
    </form>
  );
};

const LowestPrice = ({ option, locale }: Pick<MaterialFormProps, 'option' | 'locale'>) => {
  const lowest = fromPriceOf(option.formats);
  if (lowest === undefined) return null;
  const { current } = shownPriceIn(locale, lowest.price);
  const delivered = deliveredIn(locale, lowest.price);
  return (
    <>
      <PriceTag price={{ current }} size="s" isFrom={lowest.isFrom} />
      {delivered && <DeliveredNote {...delivered} />}
    </>
  );
};

/**
 * A configurator without scripts: per material a form with the prices of its formats that leads to
 * the designer.
 */
export const ConfiguratorForms = (props: ConfiguratorFormsProps) => {
  const { configurator, id, locale } = props;
  const start = startOption(configurator).value;
  return (
    <div>
      {configurator.options.map((option) => {
        const { value, materialType, context } = option;
        return (
          <details
            className={styles['option']}
            name={`materials of ${id}`}
            open={value === start}
            key={value}
          >
            <summary>
              {framedMaterialLabel(locale, materialType, context.frameType)}{' '}
              <LowestPrice option={option} locale={locale} />
            </summary>
            <MaterialForm {...props} option={option} />
          </details>
        );
      })}
    </div>
  );
};
