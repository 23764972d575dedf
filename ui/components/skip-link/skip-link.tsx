import { useText } from '../../messages/text.tsx';
import styles from './skip-link.module.css';

/** The first link of a page: past header and navigation. It shows itself when it has the focus. */
export const SkipLink = ({ targetId }: { readonly targetId: string }) => {
  const text = useText();
  return (
    <a className={styles['link']} href={`#${targetId}`}>
      {text('skip.to-content')}
    </a>
  );
};
