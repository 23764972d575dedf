import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { ownPictureAccept } from '../../../core/domain/image/own-picture.ts';
import styles from './own-picture-field.module.css';

type PhotosFieldProps = {
  readonly title: string;
  readonly choose: string;
  /** Follows `choose` where there is a pointer that can drag. */
  readonly drop: string;
  readonly hint: string;
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  /** What became of them. */
  readonly children?: ReactNode;
};

/** Many photos at once; it needs scripts, and is not seen without. */
export const PhotosField = (props: PhotosFieldProps) => {
  const { title, choose, drop, hint, onFiles, children } = props;
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    // The same files may be chosen again.
    if (input.current !== null) input.current.value = '';
    if (chosen.length > 0) onFiles?.(chosen);
  };
  useEffect(function takeEarlyFiles() {
    // Files that were chosen before the script ran.
    take(input.current?.files ?? null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was there before
  }, []);
  return (
    <section className={`${styles['own']} ${styles['many']}`} aria-labelledby={titleId}>
      <h3 className={styles['title']} id={titleId}>
        {title}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control, jsx-a11y/no-noninteractive-element-interactions -- its words are given; dropping is one way more, the field inside is for keys */}
      <label
        className={`${styles['field']} ${styles['choose']}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h13v12H4zm0 9.5 3.5-4 3.5 3.5 2-2 4 4M7 4h13v12" />
        </svg>
        <span>
          <span className={styles['words']}>
            {choose}
            <span className={styles['drop']}>{` ${drop}`}</span>
          </span>
          <span className={styles['hint']}>{hint}</span>
        </span>
        <input
          ref={input}
          className={styles['file']}
          type="file"
          multiple
          accept={ownPictureAccept}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </label>
      {children}
    </section>
  );
};
