import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './choice.module.css';

export type HiddenField = { readonly name: string; readonly value: string };

type ChoiceProps = {
  readonly legend: string;
  /** For screen readers, such as the unit. */
  readonly legendDetail?: string | undefined;
  /** For sighted users; screen readers hear the radio buttons. */
  readonly selectedText: string;
  readonly hiddenFields: readonly HiddenField[];
  readonly returnId?: string | undefined;
  readonly children: ReactNode;
};

/** Sends a form for a choice where no script does. */
export const ApplyChoice = () => {
  const text = useText();
  return (
    <div className={styles['apply']} data-print="none">
      <Button type="submit" tone="secondary">
        {text('configurator.apply')}
      </Button>
    </div>
  );
};

/**
 * A form for one choice: sent by choosing where scripts run, else by a button. Its address is the
 * page's with the fields as the query, opened at the element `returnId`.
 */
export const Choice = (props: ChoiceProps) => {
  const { legend, legendDetail, selectedText, hiddenFields, returnId, children } = props;
  return (
    // Browsers that restore fields after a reload would contradict the address.
    <form
      className={styles['choice']}
      method="get"
      action={returnId && `#${returnId}`}
      autoComplete="off"
      data-choice=""
    >
      {hiddenFields.map(({ name, value }) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <fieldset>
        <legend className={styles['legend']}>
          <span className={styles['name']}>
            {legend}
            {legendDetail && <VisuallyHidden> {legendDetail}</VisuallyHidden>}
          </span>
          <span className={styles['selected']} aria-hidden="true">
            {selectedText}
          </span>
        </legend>
        {children}
      </fieldset>
      <ApplyChoice />
    </form>
  );
};

type ChoiceTileProps = {
  readonly className?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onSelect?: ((value: string) => void) | undefined;
  readonly children: ReactNode;
};

/** One option: a native radio button that covers its tile. */
export const ChoiceTile = (props: ChoiceTileProps) => {
  const { className, name, value, isSelected, isDisabled = false, onSelect, children } = props;
  return (
    <label className={`${styles['tile']} ${className ?? ''}`}>
      <input
        // Safari resets a page from its back/forward cache to the defaults.
        ref={(radio) => {
          if (radio !== null) radio.defaultChecked = isSelected;
        }}
        className={styles['radio']}
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onSelect?.(value)}
      />
      {children}
    </label>
  );
};

export const ChoiceDetail = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['detail']}> {children}</span>
);

type ChoiceDetailsProps = {
  readonly isDefault?: boolean | undefined;
  /** Printed. */
  readonly surcharge?: string | undefined;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
};

export const ChoiceDetails = ({ isDefault, surcharge, reason }: ChoiceDetailsProps) => {
  const text = useText();
  return (
    <>
      {isDefault && <ChoiceDetail>{text('components.default')}</ChoiceDetail>}
      {surcharge && <ChoiceDetail>{surcharge}</ChoiceDetail>}
      {reason && <ChoiceDetail>{reason}</ChoiceDetail>}
    </>
  );
};
