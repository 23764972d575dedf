import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './own-picture-dialogs.module.css';

type BlurryDialogProps = {
  readonly isOpen: boolean;
  /** The largest format that the photo is sharp in: "60 × 40 cm". */
  readonly sharp: string | undefined;
  readonly onSharp: () => void;
  /** To the designer as it is. */
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** Before a photo with too few pixels for the chosen format goes to the designer. */
export const BlurryDialog = ({ isOpen, sharp, onSharp, onGo, onClose }: BlurryDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('own-picture.blurry-title')}
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      footer={
        <div className={styles['actions']}>
          <Button tone="secondary" onClick={onGo}>
            {text('own-picture.blurry-go')}
          </Button>
          {sharp !== undefined && (
            <Button onClick={onSharp}>
              {text('own-picture.blurry-take')} {sharp}
            </Button>
          )}
        </div>
      }
    >
      <p>{text('own-picture.blurry-advice')}</p>
    </Dialog>
  );
};
