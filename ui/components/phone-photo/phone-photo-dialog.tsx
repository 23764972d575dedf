import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from '../own-picture/own-picture-dialogs.module.css';

/** Rows of a code's modules, true where one is dark, with the light margin around them. */
type CodeModules = readonly (readonly boolean[])[];

export type PhonePhotoState =
  | { readonly kind: 'opening' | 'over' | 'failed' }
  | { readonly kind: 'waiting'; readonly modules: CodeModules };

type PhonePhotoDialogProps = {
  readonly state: PhonePhotoState;
  readonly onClose: () => void;
  readonly onAgain: () => void;
};

const Code = ({ modules }: { readonly modules: CodeModules }) => (
  <svg
    width="224"
    height="224"
    viewBox={`0 0 ${modules.length} ${modules.length}`}
    fill="currentColor"
    shapeRendering="crispEdges"
  >
    <title>{useText()('phone-photo.code')}</title>
    <path
      d={modules
        .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join('')}
    />
  </svg>
);

/** A code for the phone's camera, for as long as it is valid. */
export const PhonePhotoDialog = ({ state, onClose, onAgain }: PhonePhotoDialogProps) => {
  const text = useText();
  const isEnded = state.kind === 'over' || state.kind === 'failed';
  return (
    <Dialog title={text('phone-photo.title')} isOpen onClose={onClose}>
      <div className={styles['content']}>
        <p>{text('phone-photo.scan')}</p>
        {state.kind === 'waiting' && <Code modules={state.modules} />}
        <output>{text(`phone-photo.${state.kind}`)}</output>
        <p className={styles['help']}>{text('phone-photo.private')}</p>
        {isEnded && (
          <div className={styles['actions']}>
            <Button onClick={onAgain}>{text('phone-photo.again')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
};
