import type { ReactNode } from 'react';

import type { CheckoutStepName } from '../../../core/domain/checkout/checkout.ts';
import type { ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import { Button } from '../button/button.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';

export const StepForm = ({
  step,
  submitText,
  children,
}: {
  readonly step: CheckoutStepName;
  readonly submitText: string;
  readonly children: ReactNode;
}) => (
  // The page shows errors as they are: the browser's own bubbles would hide the summary of them.
  <form method="post" action="#" className={styles['form']} noValidate>
    <input type="hidden" name="step" value={step} />
    {children}
    <Button type="submit" isWide>
      {submitText}
    </Button>
  </form>
);

/** The step that its button leads to. */
export const nextOf = ({ steps, step }: ShownCheckout): 'delivery' | 'payment' | 'review' => {
  const next = steps[steps.indexOf(step) + 1];
  return next === 'delivery' || next === 'payment' ? next : 'review';
};
