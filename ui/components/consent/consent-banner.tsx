import { useText, useTextWith } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { ConsentAnswers } from './consent-answers.tsx';
import styles from './consent.module.css';

/** Pages that stay reachable while the banner is there. */
export type ConsentPages = { readonly imprintHref: string; readonly privacyHref: string };

type ConsentBannerProps = ConsentPages & { readonly isShown: boolean };

const titleId = 'consent-title';

/** Asks for consent above the window's lower edge; the page stays usable. */
export const ConsentBanner = ({ imprintHref, privacyHref, isShown }: ConsentBannerProps) => {
  const text = useText();
  const textWith = useTextWith();
  return (
    <section
      className={styles['banner']}
      aria-labelledby={titleId}
      data-consent-part="banner"
      data-print="none"
      hidden={!isShown}
    >
      {/* No heading: it stands before the page's own first one. */}
      <p id={titleId} className={styles['title']}>
        {text('consent.title')}
      </p>
      {/* Two short paragraphs: as one they would be the largest text of many a page, painted late. */}
      <p>{text('consent.purpose')}</p>
      <p>
        {textWith('consent.without', { privacy: (words) => <a href={privacyHref}>{words}</a> })}
      </p>
      <form className={styles['answers']}>
        <ConsentAnswers>
          <Button type="submit" tone="quiet" name="answer" value="choose">
            {text('consent.choose')}
          </Button>
          <a className={styles['imprint']} href={imprintHref}>
            {text('legal.imprint')}
          </a>
        </ConsentAnswers>
      </form>
    </section>
  );
};
