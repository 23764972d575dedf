import { useId } from 'react';

import { useText } from '../../messages/text.tsx';
import { Link, type LinkTarget } from '../link/link.tsx';
import styles from './guarantee-notice.module.css';
import { codeMargin, codePath, codeSize } from './your-europe-code.ts';

type GuaranteeNoticeProps = {
  /** The EU's explanation of the guarantee, with its address as printed; undefined where it must not be linked. */
  readonly link: (LinkTarget & { readonly text: string }) | undefined;
  /** Address of the Commission's own picture of the notice, which the words are then the text of. */
  readonly picture?: string | undefined;
};

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

/** What the notice says, in the order of the annex. */
const Words = () => {
  const text = useText();
  return (
    <>
      <p>
        <strong>{text('guarantee.minimum')}</strong>
      </p>
      <div>
        <p>{text('guarantee.claim')}</p>
        <ul>
          <li>{text('guarantee.claim-described')}</li>
          <li>{text('guarantee.claim-working')}</li>
        </ul>
      </div>
      <div>
        <p>{text('guarantee.liable')}</p>
        <ul>
          <li>{text('guarantee.liable-repair')}</li>
          <li>{text('guarantee.liable-price')}</li>
        </ul>
      </div>
      <p>{text('guarantee.longer')}</p>
      <p>{text('guarantee.more')}</p>
      <div>
        <h3>{text('guarantee.steps')}</h3>
        <ol>
          <li>{text('guarantee.step-contact')}</li>
          <li>{text('guarantee.step-proof')}</li>
        </ol>
      </div>
      <p>{text('guarantee.commercial')}</p>
    </>
  );
};

/** The harmonised notice on the legal guarantee in the European Union (record 0082). */
export const GuaranteeNotice = ({ link, picture }: GuaranteeNoticeProps) => {
  const text = useText();
  const titleId = useId();
  return (
    <aside className={styles['notice']} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('guarantee.title')}</h2>
      {picture === undefined ? (
        <Words />
      ) : (
        <>
          <img src={picture} width="1654" height="2339" loading="lazy" alt="" />
          <details>
            <summary>{text('guarantee.as-text')}</summary>
            <Words />
          </details>
        </>
      )}
      <div className={styles['row']}>
        {picture === undefined && <Code />}
        {link && <Link {...link}>{link.text}</Link>}
      </div>
    </aside>
  );
};
