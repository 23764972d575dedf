import { Fragment, useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

import type {
  WordFault,
  WordFaults,
} from '../../../../../../core/domain/products/card/designs/own-front.ts';
import { ownWordLimit } from '../../../../../../core/domain/personalisation/personalisation.ts';
import type {
  FrontWords,
  OwnWordRole,
  OwnWords,
} from '../../../../../../core/domain/products/card/own-words.ts';
import { Button } from '../../../../../components/button/button.tsx';
import { Field } from '../../../../../components/field/field.tsx';
import { useText } from '../../../../../messages/text.tsx';
import styles from './own-words.module.css';

type Written = HTMLInputElement & HTMLTextAreaElement;

type OwnWordsFormProps = {
  /** What the front shows, in the order of the fields. */
  readonly roles: readonly OwnWordRole[];
  /** The design's own words, which stand where nothing is written. */
  readonly words: FrontWords;
  readonly own: OwnWords;
  readonly faults: WordFaults;
  /** The date that was written in figures, as the locale says it at length. */
  readonly longDay?: string | undefined;
  readonly hasFailed: boolean;
  /** Undefined until there is something to clear. */
  readonly onClear: (() => void) | undefined;
  readonly onBegin: () => void;
  readonly onWrite: (role: OwnWordRole, text: string) => void;
  /** The front once more, for phones, where the large one is out of view. */
  readonly near: ReactNode;
  /** More of one's own, such as a photo. */
  readonly children?: ReactNode;
};

const labels = {
  names: 'own-words.names',
  date: 'own-words.date',
  title: 'own-words.title-line',
  place: 'own-words.place',
  verse: 'own-words.verse',
} as const satisfies Readonly<Record<OwnWordRole, string>>;

const useFaultText = (): ((fault: WordFault | undefined) => string | undefined) => {
  const text = useText();
  return (fault) => {
    switch (fault?.kind) {
      case 'missing-letters':
        return text('own-words.missing-letters', { letters: fault.letters.join(' ') });
      case 'too-long':
        return text('own-words.too-long');
      case undefined:
        return undefined;
    }
  };
};

/**
 * Fields for what stands on the front. They are not in a form: what is written is sent nowhere. Without
 * scripts a sentence stands in their place.
 */
export const OwnWordsForm = (props: OwnWordsFormProps) => {
  const { roles, words, own, faults, longDay, hasFailed, near, children } = props;
  const { onClear, onBegin, onWrite } = props;
  const text = useText();
  const faultText = useFaultText();
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(function takeEarlyWords() {
    // What was written before the script ran.
    for (const { name, value } of fields.current?.querySelectorAll<HTMLInputElement>('[name]') ??
      []) {
      const role = roles.find((one) => one === name);
      if (role !== undefined && value !== '') onWrite(role, value);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);
  return (
    <section className={styles['rows']} aria-labelledby="own-words-title">
      <h3 className={styles['title']} id="own-words-title">
        {text('own-words.title')}
      </h3>
      <p className={styles['without']}>{text('own-words.without-scripts')}</p>
      <div
        className={`${styles['rows']} ${styles['live']}`}
        ref={fields}
        onFocus={onBegin}
        data-print="none"
      >
        <div className={styles['near']}>{near}</div>
        <p className={styles['note']}>{text('own-words.private')}</p>
        {roles.map((role) => (
          <Fragment key={role}>
            <Field label={text(labels[role])} error={faultText(faults[role])}>
              {(control) => {
                const field = {
                  ...control,
                  name: role,
                  value: own[role] ?? '',
                  placeholder: words[role].replaceAll('\n', ' '),
                  maxLength: ownWordLimit,
                  autoComplete: 'off',
                  onChange: ({ currentTarget }: ChangeEvent<Written>) =>
                    onWrite(role, currentTarget.value),
                };
                return role === 'verse' ? <textarea {...field} rows={3} /> : <input {...field} />;
              }}
            </Field>
            {role === 'date' && longDay !== undefined && (
              <div>
                <Button tone="quiet" onClick={() => onWrite('date', longDay)}>
                  {text('own-words.long-day', { day: longDay })}
                </Button>
              </div>
            )}
          </Fragment>
        ))}
        <output className={styles['note']}>{hasFailed && text('own-words.failed')}</output>
        {onClear && (
          <div>
            <Button tone="quiet" onClick={onClear}>
              {text('own-words.clear')}
            </Button>
          </div>
        )}
        {children}
      </div>
    </section>
  );
};
