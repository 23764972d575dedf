import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

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
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
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

type PhotoRowProps = Pick<ListedPhoto, 'id' | 'name' | 'problem' | 'note'> & {
  readonly src: string | undefined;
  readonly ratio: string | undefined;
  readonly verdict: ShownVerdict['kind'] | undefined;
  readonly verdictText: string | undefined;
  readonly removeLabel: string;
  readonly onRemove: (id: number) => void;
};

/** Plain props: of 200 photos the one that was read is drawn anew. */
const PhotoRow = memo((props: PhotoRowProps) => {
  const { id, name, problem, note, src, ratio, verdict, verdictText, removeLabel } = props;
  return (
    <li className={styles['photo']}>
      <span className={styles['print']}>
        {src !== undefined && (
          <img src={src} style={{ aspectRatio: ratio }} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles['name']}>{name}</span>
      {verdict !== undefined && (
        <span>
          <VerdictWords kind={verdict} text={verdictText ?? ''} />
        </span>
      )}
      {problem !== undefined && <span className={styles['problem']}>{problem}</span>}
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      <button
        className={styles['remove']}
        type="button"
        aria-label={removeLabel}
        onClick={() => props.onRemove(id)}
      >
        ×
      </button>
    </li>
  );
});

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
  const remove = (ids: readonly number[]): void => {
    wanted.current = photos.findIndex(({ id }) => id === ids[0]);
    // Nothing of the list is left to have the focus.
    if (ids.length === photos.length)
      list.current?.closest('section')?.querySelector('input')?.focus();
    onRemove(ids);
  };
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  const removeOne = useCallback((id: number) => latest.current([id]), []);
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
        {photos.map(({ id, name, picture, verdict, problem, note }) => (
          <PhotoRow
            id={id}
            name={name}
            src={picture?.src}
            ratio={picture?.ratio}
            verdict={verdict?.kind}
            verdictText={verdict?.text}
            problem={problem}
            note={note}
            removeLabel={removeLabel(name)}
            onRemove={removeOne}
            key={id}
          />
        ))}
      </ul>
      {photos.length > 1 && (
        <div>
          <Button tone="quiet" onClick={() => remove(photos.map(({ id }) => id))}>
            {removeAllLabel}
          </Button>
        </div>
      )}
    </div>
  );
};
