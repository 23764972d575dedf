import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import {
  FormatChoice,
  type CalculatorStatus,
  type FormatChoiceProps,
} from '../format-choice/format-choice.tsx';
import { MaterialChoice, type MaterialChoiceProps } from '../material-choice/material-choice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './calculator.module.css';

/** Anchor to which the page returns after a form of the calculator was sent without scripts. */
const calculatorId = 'calculator';

type Chosen = {
  readonly material: string;
  readonly format: string;
  /** The price, printed; absent while there is none. */
  readonly price?: string | undefined;
};

export type CalculatorProps = {
  readonly headline: string;
  /** `loading` only while prices are asked for: it is announced. Opening a dialog asks for none. */
  readonly status: CalculatorStatus;
  readonly material: Omit<MaterialChoiceProps, 'legend' | 'selectedText' | 'returnId'>;
  /** Legend of the first choice, where it is not a material. */
  readonly materialLegend?: string | undefined;
  /** Choices after the format. */
  readonly furtherChoice?: ReactNode;
  readonly format: Omit<FormatChoiceProps, 'legend' | 'selectedText' | 'status' | 'returnId'>;
  readonly chosen: Chosen;
};

/**
 * Material and format, with their prices (supporting §2, "Calculator block"). Whatever is chosen
 * is said once to those who listen; the dialogs for other formats are links.
 */
export const Calculator = (props: CalculatorProps) => {
  const { headline, status, material, materialLegend, furtherChoice, format, chosen } = props;
  const text = useText();
  const announcements = {
    error: '',
    loading: text('calculator.loading'),
    ready: text('calculator.chosen', {
      ...chosen,
      price: chosen.price ?? text('calculator.not-available'),
    }),
  };
  return (
    <section className={styles['calculator']} id={calculatorId} aria-label={headline}>
      <h2 className={styles['headline']}>{headline}</h2>
      {material.options.length > 0 && (
        <MaterialChoice
          {...material}
          returnId={calculatorId}
          legend={materialLegend ?? text('calculator.material')}
          selectedText={chosen.material}
        />
      )}
      <FormatChoice
        {...format}
        returnId={calculatorId}
        status={status}
        legend={text('calculator.format')}
        selectedText={chosen.format}
      />
      {furtherChoice}
      <VisuallyHidden>
        <output>{announcements[status]}</output>
      </VisuallyHidden>
    </section>
  );
};
