import { useText } from '../../messages/text.tsx';
import { Dialog, type DialogFrame } from '../dialog/dialog.tsx';

type UnavailableDialogProps = {
  readonly frame: DialogFrame;
  /** Asks for the same dialog again. */
  readonly retryHref: string;
};

/** Its content cannot be had at the moment. */
export const UnavailableDialog = ({ frame, retryHref }: UnavailableDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('unavailable-dialog.title')}>
      <p>
        {text('unavailable-dialog.text')} <a href={retryHref}>{text('unavailable-dialog.retry')}</a>
      </p>
    </Dialog>
  );
};
