import { selectedOption } from '../../../../core/domain/configurator/configurator.ts';
import { deliveredPrice, shippingClassOf } from '../../../../core/domain/delivery/shipping-cost.ts';
import { formatWithUnit } from '../../../../core/domain/format/format.ts';
import { stretcherDepthText } from '../../../../core/domain/format/stretcher-frames.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { chosenLook } from '../../../../core/domain/products/wall-picture/picture-looks.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import { shownPrice } from '../../../components/price/shown-price.ts';
import { useText, type Text } from '../../../messages/text.tsx';
import type { Configuration } from '../../../components/configurator/configuration.ts';
import { PromisedDelivery } from '../../configurator/promised-delivery.tsx';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import type { OwnPictureLook } from '../../own-picture/own-picture-look.ts';
import type { OwnPictureTools } from '../../own-picture/own-picture-tools.ts';
import { useShell } from '../../islands/use-shell.ts';
import { chosenObject } from './chosen-object.ts';
import { componentsText, priceOfConfiguration } from './chosen-components.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { deliveredArticle } from './delivered-article.ts';
import { productStage } from './product-stage.tsx';
import { useHandOff } from './use-hand-off.ts';
import { usePictureOptions } from './use-picture-options.tsx';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The name of the chosen article. */
const nameOf = ({ names, state }: PictureConfiguration): string =>
  names[state.material]?.fullName ?? state.material;

const captionOf = (text: Text, locale: Locale, configuration: PictureConfiguration): string => {
  const format = formatWithUnit(locale, configuration.state.format);
  if (configuration.article.materialType !== 'leinwand') return format;
  const is38 = configuration.components.optionTypes.includes('leinwand-keilrahmen-38mm');
  return text('stage.caption-stretcher', {
    format,
    depth: stretcherDepthText(locale, is38 ? '38mm' : '25mm'),
  });
};

type ConfigurationSetting = {
  readonly product: ConfiguratorData;
  readonly configuration: PictureConfiguration;
  readonly look: OwnPictureLook | undefined;
  readonly tools: OwnPictureTools | undefined;
};

/** The text for screen readers, and the configuration as it is drawn. */
export const useConfiguration = ({ product, configuration, look, tools }: ConfigurationSetting) => {
  const text = useText();
  const { channel, locale, moneyStyle, shippingHref } = useShell();
  const { format } = configuration.state;
  const { price, isWhole } = priceOfConfiguration(configuration);
  const name = nameOf(configuration);
  const size = formatWithUnit(locale, format);
  const isAsking =
    configuration.isAskingPrices || (!isWhole && configuration.knownComponents.status === 'asking');
  const status = isAsking ? ('loading' as const) : ('ready' as const);
  const parts = componentsText(configuration);
  const chosenText = [name, ...parts].join(', ');
  const options = usePictureOptions({ product, configuration, look, status, chosenText }, name);
  const href = useHandOff(configuration, product.designerBase);
  const keep = useKeepWish();
  const { delivery } = product;
  const shipping = delivery?.costs[shippingClassOf(format)];
  const delivered = shipping && price ? deliveredPrice(price.priceCurrent, shipping) : undefined;
  const looks = configuration.knownComponents.data?.looks;
  const shown = price && shownPrice(moneyStyle, price);
  const drawn: Configuration = {
    name,
    size,
    ...options,
    stage: productStage({
      motif: product.motif,
      names: product.names,
      option: selectedOption(configuration.configurator, configuration.state),
      object: chosenObject(configuration),
      own: look,
      caption: captionOf(text, locale, configuration),
      lookOf: looks && ((view) => chosenLook(view, looks, configuration.components)),
    }),
    price: shown && {
      shown,
      isFrom: !isWhole,
      shippingHref,
      shippingCost: shipping && printPrice(moneyStyle, shipping),
      delivered: delivered && {
        country: delivery?.country ?? '',
        price: printPrice(moneyStyle, delivered),
        isFrom: !isWhole,
      },
    },
    delivery: <PromisedDelivery delivery={delivery} article={deliveredArticle(configuration)} />,
    handOff: {
      href,
      label: product.startLabel,
      onGo:
        look &&
        (() =>
          tools?.handOver({
            href,
            crop: look.crop,
            scope: { channel, locale },
            isBlurry: look.verdictOf(format)?.kind === 'too-low',
          })),
      wish: { locale, keep, article: articleOfHref(product.designer, href) },
    },
  };
  const list = {
    headline: product.headline,
    status,
    // The tile that was chosen says the article's name itself.
    chosen: { words: [...parts, size].join(', '), price: shown?.current },
  };
  return { drawn, list };
};
