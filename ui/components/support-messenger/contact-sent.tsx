import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** In the dialog's form's place. */
export const ContactSent = () => {
  const text = useText();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice tone="positive" title={text('support.sent.title')} isAnnounced>
        <p>{text('support.sent.text')}</p>
      </Notice>
    </div>
  );
};
