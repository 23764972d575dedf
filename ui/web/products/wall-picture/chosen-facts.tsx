/** Facts of the chosen picture: size, weight, delivery, the nearest standard format. */
import { formatWithUnit } from '../../../../core/domain/format/format.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { hangingOf, hangingViewOf } from '../../../../core/domain/image/hanging.ts';
import { frameOfComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { pictureWeight } from '../../../../core/domain/image/picture-weight.ts';
import { ProductFacts } from '../../../components/product-facts/product-facts.tsx';
import { weightText } from '../../../components/product-facts/weight-text.ts';
import { useText } from '../../../messages/text.tsx';
import { useShell } from '../../islands/use-shell.ts';
import type { ProductDelivery } from '../../configurator/product-delivery.ts';
import { deliveredArticle } from './delivered-article.ts';
import { priceOfConfiguration } from './chosen-components.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';
import { useExpress } from '../../configurator/use-express.ts';

type ChosenFactsProps = {
  readonly configuration: PictureConfiguration;
  readonly delivery: ProductDelivery | undefined;
};

/** The standard format beside an own one. */
const useNearest = (configuration: PictureConfiguration) => {
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const { state, nearest, hrefOfSelection } = configuration;
  if (nearest === undefined) return undefined;
  const { option, saving } = nearest;
  const format = formatWithUnit(locale, option.format);
  // What components cost more depends on the format, too: the saving is that of the bare picture
  // then.
  const isBare = priceOfConfiguration(configuration).components.every(
    ({ surcharge }) => surcharge === 0,
  );
  return {
    text:
      saving === undefined
        ? text('facts.nearest', { format })
        : text(isBare ? 'facts.cheaper' : 'facts.cheaper-without-parts', {
            format,
            saving: printPrice(moneyStyle, saving),
          }),
    label: text('facts.take', { format }),
    href: hrefOfSelection({ material: state.material, format: option.format }),
  };
};

/** All of it, below the choices of a product page. */
export const ChosenFacts = ({ configuration, delivery }: ChosenFactsProps) => {
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const { article, state, components } = configuration;
  const { materialType: material, frameType: frame } = article;
  const chosen = frame && frameOfComponents(frame, components);
  const body = {
    material,
    frame,
    mat: chosen && { matType: chosen.matType, matSize: chosen.matSize },
    format: state.format,
    stretcher: components.optionTypes.includes('leinwand-keilrahmen-38mm')
      ? ('38mm' as const)
      : undefined,
  };
  const express = useExpress(deliveredArticle(configuration), delivery, moneyStyle);
  const nearest = useNearest(configuration);
  return (
    <ProductFacts
      nearest={nearest}
      facts={[
        ...(express === undefined ? [] : [{ name: text('facts.express'), text: express }]),
        { name: text('facts.weight'), text: weightText(locale, text, pictureWeight(body)) },
        {
          name: text('facts.hanging'),
          text: text(`facts.hanging-${hangingOf(body)}`),
          picture: pictureAttributes('tile', { kind: 'hanging', view: hangingViewOf(body) }),
        },
      ]}
    />
  );
};
