import type { ComponentProps } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import styles from '../own-picture/own-picture-dialogs.module.css';

export type PhonePhotoState =
  | { readonly kind: 'opening' | 'over' | 'failed' }
  | { readonly kind: 'waiting'; readonly modules: ComponentProps<typeof QrCode>['modules'] };

type PhonePhotoDialogProps = {
  readonly state: PhonePhotoState;
  readonly onClose: () => void;
  readonly onAgain: () => void;
};

/** A code for the phone's camera, for as long as it is valid. */
export const PhonePhotoDialog = ({ state, onClose, onAgain }: PhonePhotoDialogProps) => {
  const text = useText();
  const isEnded = state.kind === 'over' || state.kind === 'failed';
  return (
    <Dialog title={text('phone-photo.title')} isOpen onClose={onClose}>
      <div className={styles['content']}>
        <p>{text('phone-photo.scan')}</p>
        {state.kind === 'waiting' && (
          <QrCode title={text('phone-photo.code')} modules={state.modules} />
        )}
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
