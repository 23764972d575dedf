import { useLayoutEffect, useRef } from 'react';

import { Button } from '../../../../components/button/button.tsx';
import {
  VerdictWords,
  type ShownVerdict,
} from '../../../../components/own-picture/verdict-words.tsx';
import styles from './photo-list.module.css';

export type ListedPhoto = {
  readonly id: number;
  /** Of its file. */
  readonly name: string;
  /** Cut as it is printed. */
  readonly picture?: { readonly src: string; readonly ratio: string };
  readonly verdict?: ShownVerdict;
  /** Why it cannot be printed. */
  readonly problem?: string;
  readonly note?: string;
};

type PhotoListProps = {
  readonly photos: readonly ListedPhoto[];
  readonly label: string;
  /** While photos are read: it changes too often to be announced. */
  readonly progress: string | undefined;
  /** Sentences for then; the first one is announced. */
  readonly summary: readonly string[];
  readonly removeLabel: (name: string) => string;
  readonly removeAllLabel: string;
  readonly onRemove: (ids: readonly number[]) => void;
};

/** Photos with a verdict each. The focus goes from one that is removed to the next. */
export const PhotoList = (props: PhotoListProps) => {
  const { photos, label, progress, summary, removeLabel, removeAllLabel, onRemove } = props;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useLayoutEffect(function keepFocus() {
    if (wanted.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    buttons[Math.min(wanted.current, buttons.length - 1)]?.focus();
    wanted.current = undefined;
  });
  const remove = (ids: readonly number[], index: number): void => {
    wanted.current = index;
    // Nothing of the list is left to have the focus.
    if (ids.length === photos.length)
      list.current?.closest('section')?.querySelector('input')?.focus();
    onRemove(ids);
  };
  const [first, ...others] = progress === undefined ? summary : [];
  return (
    <div className={styles['chosen']}>
      <output>{first}</output>
      {progress !== undefined && <p>{progress}</p>}
      {others.map((sentence) => (
        <p className={styles['note']} key={sentence}>
          {sentence}
        </p>
      ))}
      <ul className={styles['list']} aria-label={label} role="list" ref={list}>
        {photos.map(({ id, name, picture, verdict, problem, note }, index) => (
          <li className={styles['photo']} key={id}>
            <span className={styles['print']}>
              {picture && (
                <img
                  src={picture.src}
                  style={{ aspectRatio: picture.ratio }}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            <span className={styles['name']}>{name}</span>
            {verdict && (
              <span>
                <VerdictWords {...verdict} />
              </span>
            )}
            {problem !== undefined && <span className={styles['problem']}>{problem}</span>}
            {note !== undefined && <span className={styles['note']}>{note}</span>}
            <button
              className={styles['remove']}
              type="button"
              aria-label={removeLabel(name)}
              onClick={() => remove([id], index)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div>
          <Button
            tone="quiet"
            onClick={() =>
              remove(
                photos.map(({ id }) => id),
                0,
              )
            }
          >
            {removeAllLabel}
          </Button>
        </div>
      )}
    </div>
  );
};
