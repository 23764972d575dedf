import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './choice.module.css';

/** A field that a form sends along without showing it. */
export type HiddenField = { readonly name: string; readonly value: string };

type ChoiceProps = {
  readonly legend: string;
  /** Added to the legend for screen readers, such as the unit. */
  readonly legendDetail?: string | undefined;
  /** The chosen value for sighted users; screen readers hear it from the radio buttons. */
  readonly selectedText: string;
  readonly hiddenFields: readonly HiddenField[];
  readonly returnId?: string | undefined;
  readonly children: ReactNode;
};

/** Sends what is chosen where no script does. */
const Apply = () => {
  const text = useText();
  return (
    <div className={styles['apply']} data-print="none">
      <Button type="submit" tone="secondary">
        {text('calculator.apply')}
      </Button>
    </div>
  );
};

/**
 * A form that asks for one thing: sent by choosing where scripts run, and by a button where they do
 * not, are not there yet, or have failed. Its address is the page's own with the fields as the
 * query; the answer opens at the element that `returnId` names, not at the top of the page.
 */
export const Choice = (props: ChoiceProps) => {
  const { legend, legendDetail, selectedText, hiddenFields, returnId, children } = props;
  return (
    // Browsers that restore a form's fields after a reload would contradict the address.
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
      <Apply />
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

/** One thing to choose: a native radio button that covers its tile. */
export const ChoiceTile = (props: ChoiceTileProps) => {
  const { className, name, value, isSelected, isDisabled = false, onSelect, children } = props;
  return (
    <label className={`${styles['tile']} ${className ?? ''}`}>
      <input
        // A page that comes back from the browser's memory is reset to its defaults by Safari.
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
