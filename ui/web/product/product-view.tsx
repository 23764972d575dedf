import { Suspense, type ReactNode } from 'react';

import {
  findMaterial,
  selectedPrice,
  visibleFormats,
  type Calculator as CalculatorModel,
  type CalculatorState,
} from '../../../core/domain/calculator/calculator.ts';
import { legibleLabelColours } from '../../../core/domain/calculator/label-colours.ts';
import { defaultFrameChoice, photoFrameUrl } from '../../../core/domain/designer/photo-frame.ts';
import {
  formatSides,
  formatWithUnit,
  printFormat,
  type Format,
} from '../../../core/domain/format/format.ts';
import { stretcherDepthText } from '../../../core/domain/format/stretcher-frames.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx';
import { Calculator } from '../../components/calculator/calculator.tsx';
import { Delivery } from '../../components/delivery/delivery.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import { useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { useIsLoading } from '../navigation/navigation.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { MaterialNames, PricedProductData } from './load-product.ts';
import { pageKeys } from './page-query.ts';
import styles from './product-view.module.css';
import { shownPrice } from './shown-price.ts';
import { productStage } from './product-stage.tsx';
import { useAdClickId } from './use-ad-click-id.ts';
import { useCalculator, type CalculatorUse } from './use-calculator.ts';
import { useDelivery } from './use-delivery.ts';
import { useTeaser } from './use-teaser.ts';

const ProductDialog = lazyComponent(
  async () => (await import('./product-dialog.tsx')).ProductDialog,
);

type ProductViewProps = {
  /** The page's own headline and line where it is the page's head; in a body the product's name. */
  readonly pageHead?: { readonly headline: string; readonly text: string };
  readonly product: PricedProductData;
  /** Stands below the way on. */
  readonly promises?: ReactNode;
};

type Calculable = {
  readonly product: PricedProductData;
  readonly names: Readonly<Record<string, MaterialNames>>;
  readonly calculator: CalculatorModel;
};

/** The name of the chosen material with its frame, and of the format, as they are said. */
const chosenNames = ({ names }: Calculable, locale: Locale, state: CalculatorState) => ({
  material: names[state.material]?.fullName ?? state.material,
  format: formatWithUnit(locale, state.format),
});

const useCaption = (format: Format, hasStretcher: boolean): string => {
  const text = useText();
  const { locale } = useShell();
  return hasStretcher
    ? text('stage.caption-stretcher', {
        format: formatWithUnit(locale, format),
        depth: stretcherDepthText(locale, '25mm'),
      })
    : formatWithUnit(locale, format);
};

/** The hand-off of the selection, with everything that the designer takes. */
const useHandOff = ({ product, calculator }: Calculable, state: CalculatorState): string => {
  const { locale } = useShell();
  const adClickId = useAdClickId();
  const option = findMaterial(calculator, state.material) ?? calculator.options[0];
  const { frameType, designId } = option.context;
  return photoFrameUrl(product.designerBase, {
    materialType: option.materialType,
    format: state.format,
    frame: frameType === undefined ? undefined : defaultFrameChoice(frameType),
    designId,
    locale,
    adClickId,
  });
};

/** The mark on the format at an index, in its own colours where they can be read. */
const labelOf = ({ labels }: CalculatorModel, index: number) => {
  const label = labels.find((one) => one.index === index);
  return { label: label?.text, labelColours: label && legibleLabelColours(label) };
};

type ChoicesProps = Calculable & {
  readonly use: CalculatorUse;
  readonly isLoading: boolean;
};

const Choices = ({ product, names, calculator, use, isLoading }: ChoicesProps) => {
  const { locale, moneyStyle } = useShell();
  const { state, hrefOf, apply } = use;
  const formats = visibleFormats(calculator, state);
  const price = selectedPrice(calculator, state);
  return (
    <Calculator
      headline={product.headline}
      status={isLoading ? 'loading' : 'ready'}
      chosen={{
        ...chosenNames({ product, names, calculator }, locale, state),
        price: price && shownPrice(moneyStyle, price).current,
      }}
      material={{
        hiddenFields: [],
        onSelect: (material) => apply({ kind: 'select-material', material }),
        options: calculator.options.map(({ value, materialType, context }) => ({
          value,
          label: names[value]?.name ?? value,
          frameLabel: names[value]?.frameName,
          frame: context.frameType,
          swatch: pictureAttributes('swatch', { kind: 'material', material: materialType }),
          isSelected: value === state.material,
        })),
      }}
      format={{
        unit: state.format.unit,
        hiddenFields: [{ name: pageKeys.material, value: state.material }],
        onSelect: (value) => {
          const chosen = formats.find(({ format }) => printFormat(format) === value);
          if (chosen) apply({ kind: 'select-format', format: chosen.format });
        },
        options: formats.map(({ format, price: formatPrice }, index) => ({
          value: printFormat(format),
          format,
          sides: formatSides(locale, format),
          price: formatPrice && shownPrice(moneyStyle, formatPrice),
          ...labelOf(calculator, index),
          isSelected: printFormat(format) === printFormat(state.format),
        })),
        moreHref: hrefOf('calculator-more-formats'),
        ownHref: hrefOf('calculator-own-format'),
        retryHref: hrefOf(),
      }}
    />
  );
};

/** A product: picture, name, price, everything to choose, and the way on. */
export const ProductView = (props: ProductViewProps) => {
  const { pageHead, product, promises } = props;
  const { locale, moneyStyle, lengthUnit, shippingHref } = useShell();
  const calculator = useTeaser(product.calculator);
  const { names } = product;
  const calculable = { product, names, calculator };
  const use = useCalculator(calculator, product.extra, lengthUnit);
  const isLoading = useIsLoading();
  const delivery = useDelivery(product.delivery?.promise);
  const { state } = use;
  const option = findMaterial(calculator, state.material) ?? calculator.options[0];
  const price = selectedPrice(calculator, state);
  const shown = price && shownPrice(moneyStyle, price);
  const isCanvas = option.materialType === 'leinwand';
  const caption = useCaption(state.format, isCanvas);
  const handOff = useHandOff(calculable, state);
  const shippingFrom = product.delivery?.shippingFrom;
  return (
    <div className={styles['product']}>
      <div className={styles['stage']}>
        {productStage({ motif: product.motif, names, option, format: state.format, caption })}
      </div>
      <div className={styles['head']}>
        {pageHead === undefined ? (
          <h2>{names[state.material]?.fullName}</h2>
        ) : (
          <>
            <h1>{pageHead.headline}</h1>
            <p className={styles['text']}>{pageHead.text}</p>
          </>
        )}
        {shown && <PriceTag price={shown} size="l" />}
        {shown && (
          <PriceNote
            price={shown}
            shippingHref={shippingHref}
            shippingFrom={shippingFrom && printMoney(moneyStyle, shippingFrom)}
          />
        )}
        <Delivery promise={delivery} />
      </div>
      <div className={styles['choices']}>
        <Choices {...calculable} use={use} isLoading={isLoading} />
        <BuyBar
          href={handOff}
          label={product.startLabel}
          chosen={formatWithUnit(locale, state.format)}
          price={shown}
        />
      </div>
      <div className={styles['promises']}>{promises}</div>
      {use.hasDialog && product.dialog && (
        <Suspense fallback={null}>
          <ProductDialog names={names} calculator={calculator} dialog={product.dialog} use={use} />
        </Suspense>
      )}
    </div>
  );
};
