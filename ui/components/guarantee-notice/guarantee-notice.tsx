import { useId } from 'react';

import { useText } from '../../messages/text.tsx';
import { Link, type LinkTarget } from '../link/link.tsx';
import styles from './guarantee-notice.module.css';
import { codeMargin, codePath, codeSize } from './your-europe-code.ts';

type GuaranteeNoticeProps = {
  /** The EU's explanation of the guarantee; undefined where it must not be linked. */
  readonly link: LinkTarget | undefined;
};

/** Twelve points of a circle. */
const ring = Array.from({ length: 12 }, (_, place) => (place * Math.PI) / 6).map((angle) => ({
  cx: (24 + 20 * Math.sin(angle)).toFixed(1),
  cy: (24 - 20 * Math.cos(angle)).toFixed(1),
}));

const Years = () => (
  <svg width="64" height="64" viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
    {ring.map((place) => (
      <circle {...place} r="2" key={`${place.cx} ${place.cy}`} />
    ))}
    <text x="24" y="32" fontSize="24" fontWeight="700" textAnchor="middle">
      2
    </text>
  </svg>
);

/** For another device that reads it from the screen. */
const Code = () => {
  const side = codeSize + 2 * codeMargin;
  return (
    <svg
      className={styles['code']}
      width="111"
      height="111"
      viewBox={`${-codeMargin} ${-codeMargin} ${side} ${side}`}
      stroke="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={codePath} />
    </svg>
  );
};

/** The legal guarantee for faulty goods in the European Union (record 0082). */
export const GuaranteeNotice = ({ link }: GuaranteeNoticeProps) => {
  const text = useText();
  const titleId = useId();
  return (
    <aside className={styles['notice']} aria-labelledby={titleId}>
      <div className={styles['row']}>
        <Years />
        <div>
          <h2 id={titleId}>{text('guarantee.title')}</h2>
          <p>{text('guarantee.years')}</p>
        </div>
      </div>
      <p>{text('guarantee.liable')}</p>
      <div>
        <h3>{text('guarantee.rights')}</h3>
        <ol>
          <li>{text('guarantee.first')}</li>
          <li>{text('guarantee.then')}</li>
        </ol>
      </div>
      <div className={styles['row']}>
        <Code />
        <div>
          <p>{text('guarantee.national')}</p>
          {link && (
            <p>
              <Link {...link}>{text('guarantee.more')}</Link>
            </p>
          )}
        </div>
      </div>
    </aside>
  );
};
