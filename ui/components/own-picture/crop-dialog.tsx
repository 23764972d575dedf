import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CropFrame, type CropFrameProps } from './crop-frame.tsx';
import styles from './own-picture-dialogs.module.css';
import { VerdictWords, type ShownVerdict } from './verdict-words.tsx';

type CropDialogProps = CropFrameProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly verdict: ShownVerdict | undefined;
};

export const CropDialog = ({ isOpen, onClose, verdict, ...frame }: CropDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('own-picture.crop-title')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button isWide onClick={onClose}>
          {text('own-picture.done')}
        </Button>
      }
    >
      <div className={styles['content']}>
        <p className={styles['help']}>
          {text('own-picture.crop-help')}
          {frame.wrap.across > 0 && ` ${text('own-picture.wrap')}`}
        </p>
        <CropFrame {...frame} />
        <output className={styles['verdict']}>
          {verdict && (
            <>
              {text('own-picture.verdict')} <VerdictWords {...verdict} />
            </>
          )}
        </output>
      </div>
    </Dialog>
  );
};
