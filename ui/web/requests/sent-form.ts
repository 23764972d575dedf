import type { CheckoutStepName } from '../../../core/domain/checkout/checkout.ts';
import type { CheckoutSaid } from '../../../core/usecases/check-out.ts';
import type { BlockStep } from '../../../core/domain/content/block-steps.ts';
import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import type { RefusedAccountChange } from '../../../core/domain/customer/account-overview.ts';
import type { RefusedDefect } from '../../../core/domain/order/order-page.ts';
import type { AccountStep } from '../../../core/domain/customer/account-step.ts';

/** The step that follows a form which was sent to a page, as plain data: the page shows it again. */
export type FormStep =
  | {
      readonly kind: 'account';
      readonly name: AccountDialog;
      readonly step: AccountStep;
      /** The query that it was sent with: it may say where somebody came from. */
      readonly search: string;
    }
  /** Refused; the page shows it in the account, as that is then. */
  | { readonly kind: 'account-change'; readonly refused: RefusedAccountChange }
  /** Refused; the page shows it with the order, as that is then. */
  | { readonly kind: 'order-defect'; readonly refused: RefusedDefect }
  /** A step of the checkout, to be shown as it is then, with what is said of the form. */
  | {
      readonly kind: 'checkout-answer';
      readonly name: CheckoutStepName;
      readonly said: CheckoutSaid;
    }
  | BlockStep;

/** A form that was sent, and the status of the page that shows it again. */
export type SentForm = { readonly step: FormStep; readonly status: 200 | 422 | 503 };
