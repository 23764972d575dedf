import type { Calculator, FormatOption } from '../../../../core/domain/calculator/calculator.ts';
import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { ShippingClass } from '../../../../core/domain/delivery/tables/shipping-rates.ts';
import type {
  FormatLimits,
  OwnFormatError,
} from '../../../../core/domain/format/dimension-input.ts';
import type { Money } from '../../../../core/domain/money/money.ts';
import type { MaterialFormats } from '../../../../core/usecases/configure-picture.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';

/** The dialog that an address opens, with what it needs. */
export type DialogData =
  | { readonly kind: 'more-formats'; readonly materials: readonly MaterialFormats[] }
  | {
      readonly kind: 'own-format';
      readonly limits: FormatLimits;
      readonly typed: { readonly width: string; readonly height: string };
      readonly errors: readonly OwnFormatError[];
    }
  | { readonly kind: 'unavailable' };

/** What an option is called: its first line, its second one, and both in one. */
export type OptionNames = {
  readonly name: string;
  readonly detail: string | undefined;
  readonly fullName: string;
};

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
  readonly delivery: ProductDelivery | undefined;
  readonly dialog: DialogData | undefined;
};

/** A product with its prices: what the browser gets. */
export type Priced<Data extends CalculatorData> = Data & { readonly calculator: Calculator };
