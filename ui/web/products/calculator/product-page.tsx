import { Suspense, type ReactNode } from 'react';

import {
  findMaterial,
  markOf,
  startOption,
  visibleFormats,
  type MaterialOption,
} from '../../../../core/domain/calculator/calculator.ts';
import { legibleLabelColours } from '../../../../core/domain/calculator/label-colours.ts';
import { shippingClassOf } from '../../../../core/domain/delivery/shipping-cost.ts';
import { pictureLink } from '../../../../core/domain/designer/picture-link.ts';
import { formatSides, formatWithUnit, printFormat } from '../../../../core/domain/format/format.ts';
import { listedOptions, listedValue } from '../../../../core/domain/calculator/framings.ts';
import { frameOfWish } from '../../../../core/domain/photoframe/part-wish.ts';
import { stretcherDepthText } from '../../../../core/domain/format/stretcher-frames.ts';
import type { LengthUnit } from '../../../../core/domain/locale/locales.ts';
import { sharedParameterNames } from '../../../../core/domain/designer/parameters.ts';
import { readPairs, type QueryPair } from '../../../../core/domain/query/query.ts';
import { wishlistFields } from '../../../../core/domain/wishlist/wishlist-forms.ts';
import { WishButton } from '../../../components/wish-button/wish-button.tsx';
import { printMoney } from '../../../../core/domain/money/print-money.ts';
import { BuyBar } from '../../../components/buy-bar/buy-bar.tsx';
import { Calculator } from '../../../components/calculator/calculator.tsx';
import { DialogLinks } from '../../../components/dialog-links/dialog-links.tsx';
import { Delivery } from '../../../components/delivery/delivery.tsx';
import type { MaterialChoiceOption } from '../../../components/material-choice/material-choice.tsx';
import { PriceNote, PriceTag } from '../../../components/price/price.tsx';
import { useText, type Text } from '../../../messages/text.tsx';
import { rememberEarlyChoices } from '../../early-choices.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { useShell } from '../../shell/use-shell.ts';
import type { CalculatorData, Priced } from './calculator-data.ts';
import type { OptionNames } from './calculator-page.ts';
import { partsText, priceOfUse } from './chosen-parts.ts';
import { hiddenFieldsOf } from './hidden-fields.ts';
import styles from './product-page.module.css';
import { productStage } from './product-stage.tsx';
import { shownPrice } from '../../../components/price/shown-price.ts';
import { useAdClickId } from './use-ad-click-id.ts';
import type { CalculatorUse } from './use-calculator.ts';
import type { DeliveryPromise as LoadedPromise } from '../../shell/load-delivery.ts';
import { useDelivery } from './use-delivery.ts';

/**
 * The promise by itself: when the browser's time joins, the page around it is not drawn anew, for a
 * dialog whose script is still on its way would lose what was typed into it.
 */
const PromisedDelivery = ({ promise }: { readonly promise: LoadedPromise | undefined }) => (
  <Delivery promise={useDelivery(promise)} />
);

const PartChoices = lazyComponent(() =>
  import('./part-choices.tsx').then((chunk) => {
    // What was chosen there until now is taken over when the choices come to life.
    if (!import.meta.env.SSR) rememberEarlyChoices(document);
    return chunk.PartChoices;
  }),
);

const DialogHost = lazyComponent(() =>
  import('../../dialogs/dialog-host.tsx').then((chunk) => chunk.DialogHost),
);

/** What every product page shows of its content beside the calculator. */
export type ProductViewProps<Data extends CalculatorData> = {
  /** The page's own headline and line; in the body of another page the product's name stands there. */
  readonly pageHead?: { readonly headline: string; readonly text: string };
  readonly product: Priced<Data>;
  /** Stands below the way on. */
  readonly promises?: ReactNode;
};

type ProductPageProps = ProductViewProps<CalculatorData> & {
  readonly use: CalculatorUse;
  /** How an option looks among the others. */
  readonly swatchOf: (option: MaterialOption) => Pick<MaterialChoiceOption, 'swatch' | 'frame'>;
  /** What the options are called together; materials where it is absent. */
  readonly optionsLegend?: string | undefined;
  /** The name of the article that is chosen. */
  readonly chosenName: string;
};

/** The option that is chosen; the one that the calculator starts with where there is none. */
const chosenOption = ({ calculator, state }: CalculatorUse): MaterialOption =>
  findMaterial(calculator, state.material) ?? startOption(calculator);

/** The name of the chosen option. */
export const chosenNames = (
  { names }: CalculatorData,
  { state }: CalculatorUse,
): Pick<OptionNames, 'fullName'> => names[state.material] ?? { fullName: state.material };

/** The mark on the format at an index, in its own colours where they can be read. */
const labelOf = (mark: ReturnType<typeof markOf>) => ({
  label: mark?.text,
  labelColours: mark && legibleLabelColours(mark),
});

const captionOf = (
  text: Text,
  locale: Parameters<typeof formatWithUnit>[0],
  use: CalculatorUse,
) => {
  const format = formatWithUnit(locale, use.state.format);
  return chosenOption(use).materialType === 'leinwand'
    ? text('stage.caption-stretcher', {
        format,
        depth: stretcherDepthText(
          locale,
          use.wish.optionTypes.includes('leinwand-keilrahmen-38mm') ? '38mm' : '25mm',
        ),
      })
    : format;
};

const Choices = (props: ProductPageProps) => {
  const { product, use, swatchOf, optionsLegend, chosenName } = props;
  const text = useText();
  const { locale, moneyStyle } = useShell();
  const { calculator, state, choices, formerFormat, hrefOf, hrefOfSelection, apply } = use;
  const formats = visibleFormats(calculator, state);
  const { price, isWhole } = priceOfUse(use);
  const listed = listedValue(calculator, state);
  const selectFormat = (value: string): void => {
    const chosen = formats.find(({ format }) => printFormat(format) === value);
    if (chosen) apply({ kind: 'select-format', format: chosen.format });
  };
  return (
    <Calculator
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
        options: listedOptions(calculator).map((option) => ({
          value: option.value,
          label: product.names[option.value]?.name ?? option.value,
          frameLabel: product.names[option.value]?.detail,
          ...swatchOf(option),
          isSelected: option.value === listed,
        })),
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
          ...labelOf(markOf(calculator, { mark }, index)),
          isSelected: printFormat(format) === printFormat(state.format),
        })),
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

/** What is handed to the designer can be wished for: the same parameters, without who is at the page. */
const wishFieldsOf = (unit: LengthUnit, designerHref: string): readonly QueryPair[] => [
  [wishlistFields.product, 'photo-frame'],
  [wishlistFields.unit, unit],
  ...readPairs(designerHref.slice(designerHref.indexOf('?') + 1)).filter(
    ([name]) => name !== sharedParameterNames.locale && name !== sharedParameterNames.adClickId,
  ),
];

/** The head of a product page: picture, name, price, everything to choose, and the way on. */
export const ProductPage = (props: ProductPageProps) => {
  const { pageHead, product, promises, use, chosenName } = props;
  const text = useText();
  const { locale, moneyStyle, shippingHref } = useShell();
  const adClickId = useAdClickId();
  const { calculator, state } = use;
  const { price, isWhole } = priceOfUse(use);
  const { frameType } = use.article;
  const shown = price && shownPrice(moneyStyle, price);
  const href = pictureLink(calculator, state, {
    base: product.designerBase,
    parts: use.wish,
    locale,
    adClickId,
  });
  const shipping = product.delivery?.costs[shippingClassOf(state.format)];
  return (
    <div className={styles['product']}>
      <div className={styles['stage']}>
        {productStage({
          motif: product.motif,
          names: product.names,
          option: chosenOption(use),
          format: state.format,
          mat: frameType && frameOfWish(frameType, use.wish),
          frame: {
            frameColour: use.parts.data?.colours[use.wish.frameVariant ?? ''],
            isMuseumGlass: use.wish.glassType !== undefined,
          },
          caption: captionOf(text, locale, use),
        })}
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
          />
        )}
        <PromisedDelivery promise={product.delivery?.promise} />
      </div>
      <div className={styles['choices']}>
        <Choices {...props} />
        <WishButton locale={locale} fields={wishFieldsOf(state.format.unit, href)} />
        <BuyBar
          href={href}
          label={product.startLabel}
          chosen={formatWithUnit(locale, state.format)}
          price={shown}
        />
      </div>
      <div className={styles['promises']}>{promises}</div>
      {product.dialog && (
        <Suspense fallback={null}>
          <DialogHost dialog={product.dialog} names={product.names} use={use} />
        </Suspense>
      )}
    </div>
  );
};
