import type { Locale } from '../../../core/domain/locale/locales.ts';
import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';
import { isPlainClick } from '../plain-click.ts';
import styles from './location-notice.module.css';

type LocationNoticeProps = {
  /** In the page's language. */
  readonly country: string;
  readonly language: string;
  readonly locale: Locale;
  readonly href: string;
  /** Otherwise the link leads to the start page and says so. */
  readonly isSamePage: boolean;
  readonly stayHref: string;
  readonly onChoice: () => void;
};

/**
 * Suggests the site of the visitor's likely country. It lies above the page, moves nothing, and
 * scrolls away.
 */
export const LocationNotice = (props: LocationNoticeProps) => {
  const { country, language, locale, href, isSamePage, stayHref, onChoice } = props;
  const text = useText();
  return (
    <aside className={styles['notice']}>
      <Notice title={text('location.title', { country })}>
        <p>{text('location.hint')}</p>
        <p className={styles['ways']}>
          <a className={styles['way']} href={href} hrefLang={locale} onClick={onChoice}>
            {text(isSamePage ? 'location.go' : 'location.go-start', { country, language })}
          </a>
          <a
            className={styles['way']}
            href={stayHref}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoice();
            }}
          >
            {text('location.stay')}
          </a>
        </p>
      </Notice>
    </aside>
  );
};
