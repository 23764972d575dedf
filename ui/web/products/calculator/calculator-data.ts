import type { Calculator, FormatOption } from '../../../../core/domain/calculator/calculator.ts';
import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { ShippingClass } from '../../../../core/domain/delivery/tables/shipping-rates.ts';
import type { Money } from '../../../../core/domain/money/money.ts';
import type { DialogLink } from '../../dialogs/load-dialog.ts';
import type { ShownDialog } from '../../dialogs/registry.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';
import type { OptionNames } from './calculator-page.ts';
import type { PartsData } from './parts-data.ts';

/** What is said of delivery: the promise, if any, and what each size class costs. */
export type ProductDelivery = {
  readonly promise: DeliveryPromise | undefined;
  readonly costs: Readonly<Record<ShippingClass, Money>>;
};

/**
 * What a page with a calculator of materials and formats needs beside its content; without
 * `calculator` there are no prices.
 */
export type CalculatorData = {
  readonly headline: string;
  readonly startLabel: string;
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, OptionNames>>;
  /** The addresses of the pages that sell an option of this calculator, by its value. */
  readonly pages: Readonly<Record<string, string>>;
  readonly designerBase: string;
  readonly calculator: Calculator | undefined;
  readonly extra: FormatOption | undefined;
  /** What the selection can be had with; undefined without prices. */
  readonly parts: PartsData | undefined;
  readonly delivery: ProductDelivery | undefined;
  /** The dialogs that links below the pictures open. */
  readonly dialogLinks: readonly DialogLink[];
  /** The dialog that the address opens. */
  readonly dialog: ShownDialog | undefined;
};

/** A product with its prices: what the browser gets. */
export type Priced<Data extends CalculatorData> = Data & {
  readonly calculator: Calculator;
  readonly parts: PartsData;
};
