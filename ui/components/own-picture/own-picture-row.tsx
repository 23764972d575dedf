import type { OtherPicture, ShownPicture } from '../../../core/domain/image/own-picture-state.ts';
import type { OwnPictureError } from '../../../core/domain/image/own-picture.ts';
import { useText } from '../../messages/text.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { LiveIcon } from '../icon/live-icon.tsx';
import styles from './own-picture-row.module.css';
import { VerdictWords, type ShownVerdict } from './verdict-words.tsx';

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
      /** A file that was to replace the picture. */
      readonly other?: OtherPicture | undefined;
      /** Undefined where nothing prints it yet. */
      readonly onCrop?: (() => void) | undefined;
      /** Leads to what shows it. */
      readonly href?: string | undefined;
    }
);

const Refused = ({ error }: { readonly error: OwnPictureError['kind'] }) => (
  <>
    <LiveIcon name="error" />
    {useText()(`own-picture.${error}`)}
  </>
);

const Said = ({
  verdict,
  other,
}: Pick<Extract<OwnPictureRowProps, { readonly kind: 'shown' }>, 'verdict' | 'other'>) => {
  const text = useText();
  switch (other?.kind) {
    case 'reading':
      return <span className={styles['verdict']}>{text('own-picture.reading')}</span>;
    case 'refused':
      return (
        <span role="alert">
          <span className={styles['refused']}>
            <Refused error={other.error} />
          </span>
          <span className={styles['verdict']}>{text('own-picture.stays')}</span>
        </span>
      );
    case undefined:
      return (
        verdict && (
          <span className={styles['verdict']}>
            {text('own-picture.verdict')} <VerdictWords {...verdict} />
          </span>
        )
      );
  }
};

const Status = (props: OwnPictureRowProps) => {
  const text = useText();
  switch (props.kind) {
    case 'reading':
      return <span className={styles['words']}>{text('own-picture.reading')}</span>;
    case 'refused':
      return (
        <span className={styles['refused']} role="alert">
          <Refused error={props.error} />
        </span>
      );
    case 'shown':
      return (
        <span className={styles['words']}>
          <span className={styles['name']}>{props.picture.name}</span>
          <Said verdict={props.verdict} other={props.other} />
        </span>
      );
  }
};

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
          {isShown && props.href !== undefined && (
            <ButtonLink tone="quiet" href={props.href}>
              {text('own-picture.send')}
            </ButtonLink>
          )}
          {isShown && props.onCrop && (
            <Button tone="quiet" onClick={props.onCrop}>
              {text('own-picture.crop')}
            </Button>
          )}
          <Button tone="quiet" onClick={props.onRemove}>
            {text(isShown ? 'own-picture.remove' : 'own-picture.other')}
          </Button>
        </div>
      )}
    </div>
  );
};
