import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import {
  FormatChoice,
  type ConfiguratorStatus,
  type FormatChoiceProps,
} from '../format-choice/format-choice.tsx';
import { MaterialChoice, type MaterialChoiceProps } from '../material-choice/material-choice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './configurator.module.css';

/** The page opens there after a form was sent without scripts. */
const configuratorId = 'calculator';

type Chosen = {
  readonly material: string;
  readonly format: string;
  /** Printed; absent while there is none. */
  readonly price?: string | undefined;
};

export type ConfiguratorProps = {
  readonly headline: string;
  /**
   * `loading` is announced: use it only while prices are asked for, not for a dialog that opens.
   */
  readonly status: ConfiguratorStatus;
  readonly material: Omit<MaterialChoiceProps, 'legend' | 'selectedText' | 'returnId'>;
  /** Where the first choice is not a material. */
  readonly materialLegend?: string | undefined;
  /** After the format. */
  readonly furtherChoice?: ReactNode;
  readonly format: Omit<FormatChoiceProps, 'legend' | 'selectedText' | 'status' | 'returnId'>;
  readonly chosen: Chosen;
};

/**
 * Material and format with their prices (supporting §2, "Configurator block"). Each choice is
 * announced once.
 */
export const Configurator = (props: ConfiguratorProps) => {
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
    <section className={styles['calculator']} id={configuratorId} aria-label={headline}>
      <h2 className={styles['headline']}>{headline}</h2>
      {material.options.length > 0 && (
        <MaterialChoice
          {...material}
          returnId={configuratorId}
          legend={materialLegend ?? text('calculator.material')}
          selectedText={chosen.material}
        />
      )}
      <FormatChoice
        {...format}
        returnId={configuratorId}
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
