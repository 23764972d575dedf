import type { HandOver } from '../../../core/domain/image/own-picture-state.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './own-picture-dialogs.module.css';

type HandOverDialogProps = {
  readonly handOver: HandOver;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
};

/** Progress of a photo that is sent to the designer. */
export const HandOverDialog = ({ handOver, onCancel, onAgain }: HandOverDialogProps) => {
  const text = useText();
  const percent = handOver.kind === 'sending' ? handOver.percent : 0;
  return (
    <Dialog
      title={text('own-picture.sending')}
      isOpen={handOver.kind === 'sending' || handOver.kind === 'broken'}
      onClose={onCancel}
      width="narrow"
      footer={
        <div className={styles['actions']}>
          <Button tone="secondary" onClick={onCancel}>
            {text('own-picture.cancel')}
          </Button>
          {handOver.kind === 'broken' && (
            <Button onClick={onAgain}>{text('own-picture.again')}</Button>
          )}
        </div>
      }
    >
      {handOver.kind === 'broken' ? (
        <Notice tone="error" isAnnounced>
          <p>{text('own-picture.broken')}</p>
        </Notice>
      ) : (
        <progress
          className={styles['progress']}
          max={100}
          value={percent}
          aria-label={text('own-picture.sending')}
        />
      )}
    </Dialog>
  );
};
