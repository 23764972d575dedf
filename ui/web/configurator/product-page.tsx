import { Suspense } from 'react';

import {
  findFormatOption,
  markOf,
  startFormat,
  visibleFormats,
  selectedOption,
} from '../../../core/domain/configurator/configurator.ts';
import { deliveredPrice, shippingClassOf } from '../../../core/domain/delivery/shipping-cost.ts';
import { formatSides, formatWithUnit, printFormat } from '../../../core/domain/format/format.ts';
import { listedOptions, listedValue } from '../../../core/domain/configurator/framings.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { Configurator } from '../../components/configurator/configurator.tsx';
import { DialogLinks } from '../../components/dialog-links/dialog-links.tsx';
import { PriceListNote, PriceNote, PriceTag } from '../../components/price/price.tsx';
import { useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { OwnPictureLook } from '../own-picture/own-picture-look.ts';
import { useOwnPicture } from '../own-picture/own-picture-store.ts';
import { useShell } from '../shell/use-shell.ts';
import type { ProductViewProps } from '../products/product.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { partsText, priceOfUse } from './chosen-parts.ts';
import { hiddenFieldsOf } from './hidden-fields.ts';
import {
  ChoicesHead,
  ChosenFacts,
  ChosenStage,
  PartChoices,
  PromisedDelivery,
  WayOn,
} from './lazy-product.ts';
import styles from './product-page.module.css';
import { shownPrice } from '../../components/price/shown-price.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

const DialogHost = lazyComponent(() =>
  import('../dialogs/dialog-host.tsx').then((chunk) => chunk.DialogHost),
);

type ProductPageProps = ProductViewProps<ConfiguratorData> & {
  readonly use: ConfiguratorUse;
  /** What the options are called together; materials where it is absent. */
  readonly optionsLegend?: string | undefined;
  /** The name of the article that is chosen. */
  readonly chosenName: string;
};

/** The name of the chosen article. */
export const chosenName = ({ names, state }: ConfiguratorUse): string =>
  names[state.material]?.fullName ?? state.material;

/** The mark on the format at an index; the server has left it only colours that can be read. */
const labelOf = (mark: ReturnType<typeof markOf>) => {
  const { text, backgroundColor: background, textColor } = mark ?? {};
  const labelColours = background && textColor ? { background, text: textColor } : undefined;
  return { label: text, labelColours };
};

const Choices = (props: ProductPageProps & { readonly look: OwnPictureLook | undefined }) => {
  const { product, use, optionsLegend, chosenName, look } = props;
  const text = useText();
  const { locale, moneyStyle, shippingHref } = useShell();
  const { configurator, state, choices, formerFormat, hrefOf, hrefOfSelection, apply } = use;
  const formats = visibleFormats(configurator, state);
  const { price, isWhole } = priceOfUse(use);
  const listed = listedValue(configurator, state);
  const selectFormat = (value: string): void => {
    const chosen = formats.find(({ format }) => printFormat(format) === value);
    if (chosen) apply({ kind: 'select-format', format: chosen.format });
  };
  return (
    <Configurator
      headline={product.headline}
      status={
        use.isAskingPrices || (!isWhole && use.parts.status === 'asking') ? 'loading' : 'ready'
      }
      materialLegend={optionsLegend}
      furtherChoice={
        <Suspense fallback={null}>
          <PartChoices use={use} articleName={chosenName} />
        </Suspense>
      }
      chosen={{
        material: [chosenName, ...partsText(use)].join(', '),
        format: formatWithUnit(locale, state.format),
        price: price && shownPrice(moneyStyle, price).current,
      }}
      material={{
        hiddenFields: [
          { name: 'formerFormat', value: printFormat(state.former ?? state.format) },
          ...hiddenFieldsOf(choices),
        ],
        onSelect: (material) => apply({ kind: 'select-material', material }),
        options: listedOptions(configurator).map((option) => {
          // What a press on its tile leads to, with its price.
          const start = startFormat(option);
          const first = findFormatOption(option.formats, start)?.price?.priceCurrent;
          return {
            value: option.value,
            label: use.names[option.value]?.name ?? option.value,
            frameLabel: use.names[option.value]?.detail,
            price: first && `${formatSides(locale, start)} · ${printMoney(moneyStyle, first)}`,
            ...product.swatches[option.value],
            isSelected: option.value === listed,
          };
        }),
        note: <PriceListNote prices={[]} shippingHref={shippingHref} />,
      }}
      format={{
        unit: state.format.unit,
        hiddenFields: [{ name: 'material', value: state.material }, ...hiddenFieldsOf(choices)],
        onSelect: selectFormat,
        options: formats.map(({ format, price: formatPrice, mark }, index) => ({
          value: printFormat(format),
          format,
          sides: formatSides(locale, format),
          price: formatPrice && shownPrice(moneyStyle, formatPrice),
          ...labelOf(markOf(configurator, { mark, price: formatPrice }, index)),
          isSelected: printFormat(format) === printFormat(state.format),
          verdict: look?.verdictOf(format),
        })),
        note: (
          <PriceListNote
            prices={formats.map((option) => option.price && shownPrice(moneyStyle, option.price))}
            shippingHref={shippingHref}
          />
        ),
        former: formerFormat && {
          value: printFormat(formerFormat),
          text: text('calculator.former-format', { format: formatWithUnit(locale, formerFormat) }),
          href: hrefOfSelection({ material: state.material, format: formerFormat }),
        },
        moreHref: hrefOf('calculator-more-formats'),
        ownHref: hrefOf('calculator-own-format'),
        retryHref: hrefOf(),
      }}
    />
  );
};

/** The head of a product page: picture, name, price, everything to choose, and the way on. */
export const ProductPage = (props: ProductPageProps) => {
  const { pageHead, product, promises, use, chosenName } = props;
  const { locale, moneyStyle, shippingHref } = useShell();
  const { price, isWhole } = priceOfUse(use);
  const shown = price && shownPrice(moneyStyle, price);
  const shipping = product.delivery?.costs[shippingClassOf(use.state.format)];
  const delivered =
    shipping && isWhole && price ? deliveredPrice(price.priceCurrent, shipping) : undefined;
  const own = useOwnPicture();
  const { materialType, context } = selectedOption(use.configurator, use.state);
  const { optionTypes } = use.wish;
  const article = { materialType, frameType: context.frameType, optionTypes };
  const look =
    own.state.kind === 'shown'
      ? own.tools?.lookOf(own.state, article, use.state.format, locale)
      : undefined;
  return (
    <div className={styles['product']}>
      <div className={styles['stage']}>
        <Suspense fallback={null}>
          <ChosenStage product={product} use={use} look={look} />
        </Suspense>
        <DialogLinks
          links={product.dialogLinks.map(([name, words]) => [name, words, use.hrefOf(name)])}
        />
      </div>
      <div className={styles['head']}>
        {pageHead === undefined ? (
          <h2>{chosenName}</h2>
        ) : (
          <>
            <h1>{pageHead.headline}</h1>
            <p className={styles['text']}>{pageHead.text}</p>
          </>
        )}
        {shown && <PriceTag price={shown} size="l" isFrom={!isWhole} />}
        {shown && (
          <PriceNote
            price={shown}
            shippingHref={shippingHref}
            shippingCost={shipping && printMoney(moneyStyle, shipping)}
            delivered={
              delivered && {
                country: product.delivery?.country ?? '',
                price: printMoney(moneyStyle, delivered),
              }
            }
          />
        )}
        <Suspense fallback={null}>
          <PromisedDelivery delivery={product.delivery} use={use} />
        </Suspense>
      </div>
      <div className={styles['choices']}>
        <Suspense fallback={null}>
          <ChoicesHead own={own} use={use} article={article} product={product} />
        </Suspense>
        <Choices {...props} look={look} />
        <Suspense fallback={null}>
          <ChosenFacts use={use} delivery={product.delivery} />
        </Suspense>
        <Suspense fallback={null}>
          <WayOn product={product} use={use} look={look} tools={own.tools} />
        </Suspense>
      </div>
      <div className={styles['promises']}>{promises}</div>
      {product.dialog && (
        <Suspense fallback={null}>
          <DialogHost dialog={product.dialog} names={use.names} use={use} look={look} />
        </Suspense>
      )}
    </div>
  );
};
