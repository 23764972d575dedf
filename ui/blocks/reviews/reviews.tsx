import {
  bestRating,
  reviewFigures,
  type ReviewFigures,
  type ReviewsBlock,
} from '../../../core/domain/content/blocks/reviews.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { iconPaths } from '../../components/icon/icon-paths.ts';
import { Link } from '../../components/link/link.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { useText } from '../../messages/text.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';
import styles from './reviews.module.css';

/** Side of an icon's box. */
const box = 24;

const positions = Array.from({ length: bestRating }, (_, position) => position * box);

const row = positions.map((x) => (
  <path key={x} d={iconPaths.star} transform={`translate(${x} 0)`} />
));

/** Decorative: the words beside them say the same. */
const Stars = ({ rating }: Pick<ReviewFigures, 'rating'>) => (
  <svg className={styles['stars']} viewBox={`0 0 ${bestRating * box} ${box}`} aria-hidden="true">
    {row}
    <svg className={styles['filled']} width={(rating * box) / 100} height={box}>
      {row}
    </svg>
  </svg>
);

type FiguresProps = { readonly figures: ReviewFigures; readonly locale: Locale };

const Figures = ({ figures: { rating, count }, locale }: FiguresProps) => {
  const text = useText();
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    <p className={styles['figures']}>
      <Stars rating={rating} />
      <strong>
        {text('reviews.rating', { rating: format(rating / 100), best: bestRating })}
      </strong>{' '}
      <span>{text('reviews.count', { count, number })}</span>
    </p>
  );
};

/** Without figures there are no stars. */
export const ReviewsBlockView = ({ block, resolveLink, locale }: BlockViewProps<ReviewsBlock>) => {
  const figures = reviewFigures(block);
  const link = resolvedLink(resolveLink, block.link);
  return (
    <PageSection headline={block.headline}>
      {figures && <Figures figures={figures} locale={locale} />}
      {block.quotes.length > 0 && (
        <ul role="list" className={styles['quotes']}>
          {block.quotes.map(({ text, author }) => (
            <li key={`${author ?? ''} ${text}`}>
              <figure className={styles['quote']}>
                <blockquote>{text}</blockquote>
                {author !== undefined && <figcaption>{author}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {(block.source !== '' || link) && (
        <p className={styles['source']}>
          {block.source} {link && <Link {...link}>{link.text}</Link>}
        </p>
      )}
    </PageSection>
  );
};
