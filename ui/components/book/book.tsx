import { Fragment, useId } from 'react';

import type { DrawnBook } from '../../../core/domain/artwork/draw-book.ts';
import { useText } from '../../messages/text.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import pageStyles from '../own-page/own-page.module.css';
import styles from './book.module.css';

export type ShownBook = {
  /** The first one is seen first. Spreads are counted in their order. */
  readonly view: 'closed' | 'spread' | 'spine';
  readonly picture: PictureProps;
  /** The same with the shopper's own photos, drawn on the device; shown instead. */
  readonly own?: DrawnBook | undefined;
};

type BookProps = {
  /** At least one. Several of `spread`. */
  readonly views: readonly ShownBook[];
};

/** Air around a drawing, as a share of its longer side. */
const air = 0.08;

const viewOf = ({ box: { left, top, width, height } }: DrawnBook): string => {
  const around = Math.round(air * Math.max(width, height));
  return [left - around, top - around, width + 2 * around, height + 2 * around].join(' ');
};

const OwnBook = ({
  book,
  alternative,
}: {
  readonly book: DrawnBook;
  readonly alternative: string;
}) => (
  <svg className={pageStyles['page']} viewBox={viewOf(book)}>
    <title>{alternative}</title>
    <g
      className={pageStyles['sheet']}
      // oxlint-disable-next-line react/no-danger -- outlines that the core draws, no text
      dangerouslySetInnerHTML={{ __html: book.markup }}
    />
  </svg>
);

/**
 * A book that is opened, leafed through and turned to its spine: one picture at a time, chosen by
 * radio buttons, whose arrow keys turn the pages. It works without scripts. It must not stand in a
 * form, which would send the choice along.
 */
export const Book = ({ views }: BookProps) => {
  const text = useText();
  const name = useId();
  const spreads = views.filter(({ view }) => view === 'spread');
  const labelOf = (shown: ShownBook): string =>
    shown.view === 'spread'
      ? text('book.spread', { number: String(spreads.indexOf(shown) + 1) })
      : text(`book.${shown.view}`);
  return (
    <fieldset className={styles['book']}>
      <legend>
        <VisuallyHidden>{text('book.views')}</VisuallyHidden>
      </legend>
      {views.map((shown, index) => {
        const { picture, own } = shown;
        const label = labelOf(shown);
        return (
          <Fragment key={label}>
            <label className={styles['label']}>
              <input
                className={styles['choice']}
                type="radio"
                name={name}
                defaultChecked={index === 0}
              />
              {label}
            </label>
            <div className={styles['view']}>
              {own ? <OwnBook book={own} alternative={picture.alt} /> : <Picture {...picture} />}
            </div>
          </Fragment>
        );
      })}
    </fieldset>
  );
};
