import type { DrawnPage } from '../../../core/domain/artwork/own-pages.ts';
import styles from './own-page.module.css';

type OwnPageProps = {
  readonly page: DrawnPage;
  /** Unique in the document. */
  readonly id: string;
  /** Absent where its name stands beside it. */
  readonly alternative?: string | undefined;
};

/** Air around the sheet, as a share of its longer side. */
const air = 0.07;

const viewOf = ({ width, height }: DrawnPage): string => {
  const around = Math.round(air * Math.max(width, height));
  return [-around, -around, width + 2 * around, height + 2 * around].join(' ');
};

/** A page as it will be printed: cut at its edges, on plain ground. */
export const OwnPage = ({ page, id, alternative }: OwnPageProps) => {
  const { markup, edge } = page;
  return (
    <svg
      className={styles['page']}
      viewBox={viewOf(page)}
      aria-hidden={alternative === undefined ? true : undefined}
    >
      {alternative !== undefined && <title>{alternative}</title>}
      <clipPath id={`${id}-cut`}>
        <path d={edge} />
      </clipPath>
      <g className={styles['sheet']} id={id}>
        <g
          clipPath={`url(#${id}-cut)`}
          // oxlint-disable-next-line react/no-danger -- outlines that the core draws, no text
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      </g>
    </svg>
  );
};

/** The same once more, where it stands already. */
export const OwnPageAgain = ({ page, id }: Pick<OwnPageProps, 'page' | 'id'>) => (
  <svg viewBox={viewOf(page)} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);
