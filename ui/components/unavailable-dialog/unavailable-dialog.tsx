import { useText } from '../../messages/text.tsx';
import { Dialog, type DialogFrame } from '../dialog/dialog.tsx';

type UnavailableDialogProps = {
  readonly frame: DialogFrame;
  /** Address that asks for the same dialog again. */
  readonly retryHref: string;
};

/** A dialog whose content cannot be had at the moment: it says so, and how to ask again. */
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
