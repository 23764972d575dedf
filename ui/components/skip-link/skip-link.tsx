import { useText } from '../../messages/text.tsx';
import styles from './skip-link.module.css';

export const SkipLink = ({ targetId }: { readonly targetId: string }) => {
  const text = useText();
  return (
    <a className={styles['link']} href={`#${targetId}`}>
      {text('skip.to-content')}
    </a>
  );
};
