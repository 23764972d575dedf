import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './support-messenger.module.css';

type SupportLinkProps = { readonly href: string };

/**
 * A link to the contact page. Scripts make the messenger's button of it (`messengerFlags` as data
 * attributes).
 */
export const SupportLink = ({ href }: SupportLinkProps) => {
  const text = useText();
  const name = text('support.open');
  return (
    <aside aria-label={name} data-print="none">
      <a href={href} className={styles['link']} data-support-link="">
        <Icon name="message" />
        <span className={styles['words']}>{name}</span>
      </a>
    </aside>
  );
};
