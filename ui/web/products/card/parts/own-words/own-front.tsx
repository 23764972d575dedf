import type { DrawnFront } from '../../../../../../core/domain/products/card/designs/own-front.ts';
import styles from './own-words.module.css';

const sheetId = 'own-front';

type OwnFrontProps = {
  readonly front: DrawnFront;
  readonly alternative: string;
};

/** Air around the sheet, as a share of its longer side. */
const air = 0.07;

const viewOf = ({ width, height }: DrawnFront): string => {
  const around = Math.round(air * Math.max(width, height));
  return [-around, -around, width + 2 * around, height + 2 * around].join(' ');
};

/** A front as it will be printed: cut at its edges, on plain ground. */
export const OwnFront = ({ front, alternative }: OwnFrontProps) => {
  const { markup, edge } = front;
  return (
    <svg className={styles['front']} viewBox={viewOf(front)}>
      <title>{alternative}</title>
      <clipPath id={`${sheetId}-cut`}>
        <path d={edge} />
      </clipPath>
      <g className={styles['sheet']} id={sheetId}>
        <g
          clipPath={`url(#${sheetId}-cut)`}
          // oxlint-disable-next-line react/no-danger -- outlines that the core draws, no text
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      </g>
    </svg>
  );
};

/** The same once more, where it stands already. */
export const OwnFrontAgain = ({ front }: Pick<OwnFrontProps, 'front'>) => (
  <svg viewBox={viewOf(front)} aria-hidden="true">
    <use href={`#${sheetId}`} />
  </svg>
);
