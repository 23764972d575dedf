import type { ShownPicture } from '../../../core/domain/image/own-picture-state.ts';
import type { OwnPictureError } from '../../../core/domain/image/own-picture.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { LiveIcon } from '../icon/live-icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './own-picture-row.module.css';
import { VerdictWords, type ShownVerdict } from './verdict-words.tsx';

/** What stands in the field's place, and what can be done with it. */
type OwnPictureRowProps = {
  readonly onRemove: () => void;
} & (
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] }
  | {
      readonly kind: 'shown';
      readonly picture: ShownPicture;
      /** Of the chosen format. */
      readonly verdict: ShownVerdict | undefined;
      readonly onCrop: () => void;
    }
);

const Status = (props: OwnPictureRowProps) => {
  const text = useText();
  switch (props.kind) {
    case 'reading':
      return <span className={styles['words']}>{text('own-picture.reading')}</span>;
    case 'refused':
      return (
        <span className={styles['refused']} role="alert">
          <LiveIcon name="error" />
          {text(`own-picture.${props.error}`)}
        </span>
      );
    case 'shown':
      return (
        <span className={styles['words']}>
          <span className={styles['name']}>{props.picture.name}</span>
          {props.verdict && (
            <span className={styles['verdict']}>
              {text('own-picture.verdict')} <VerdictWords {...props.verdict} />
            </span>
          )}
        </span>
      );
  }
};

/** A shopper's photo in the field's place: what it is, how sharp it will be, and what can be done. */
export const OwnPictureRow = (props: OwnPictureRowProps) => {
  const text = useText();
  const isShown = props.kind === 'shown';
  return (
    <div className={styles['row']}>
      <div className={styles['state']}>
        {isShown && <img className={styles['photo']} src={props.picture.preview.src} alt="" />}
        <Status {...props} />
      </div>
      {props.kind !== 'reading' && (
        <div className={styles['actions']}>
          {isShown && (
            <Button tone="quiet" onClick={props.onCrop}>
              {text('own-picture.crop')}
            </Button>
          )}
          <Button tone="quiet" onClick={props.onRemove}>
            {text(isShown ? 'own-picture.remove' : 'own-picture.other')}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <output>
          {props.kind === 'refused'
            ? ''
            : text(isShown ? 'own-picture.chosen' : 'own-picture.reading')}
        </output>
      </VisuallyHidden>
    </div>
  );
};
