import { useEffect, useRef } from 'react';

import { ownPictureAccept } from '../../../core/domain/image/own-picture.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import styles from '../own-picture/own-picture-field.module.css';

type PhotosFieldProps = {
  /** Photos that stand in the book already. */
  readonly count: number;
  /** How many files could not be read as photos. */
  readonly refused: number;
  readonly isReading: boolean;
  /** The book cannot be drawn with them. */
  readonly hasFailed: boolean;
  /** Called with all that were chosen at once; they replace those before. */
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
};

/** A field for many photos at once; it needs scripts, as nothing is sent. */
export const PhotosField = (props: PhotosFieldProps) => {
  const { count, refused, isReading, hasFailed, onChoose, onClear } = props;
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const { current } = field;
    const files = [...(current?.files ?? [])];
    // The same files may be chosen again.
    if (current) current.value = '';
    if (files.length > 0) onChoose(files);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what was chosen before the script ran
  useEffect(take, []);
  return (
    <div className={styles['own']}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are messages */}
      <label className={styles['choose']}>
        <span>
          <span className={styles['words']}>{text('book.more-photos')}</span>
          <span className={styles['hint']}>{text('book.photos-stay')}</span>
        </span>
        <input
          ref={field}
          className={styles['file']}
          type="file"
          accept={ownPictureAccept}
          multiple
          onChange={take}
        />
      </label>
      <output className={styles['hint']}>
        {isReading && text('book.photos-reading')}
        {!isReading && count > 0 && text('book.photos-shown', { count })}
        {!isReading && refused > 0 && ` ${text('book.photos-refused', { count: refused })}`}
        {hasFailed && ` ${text('book.photos-failed')}`}
      </output>
      {count > 0 && (
        <Button tone="secondary" onClick={onClear}>
          {text('book.photos-remove')}
        </Button>
      )}
    </div>
  );
};
