import type { ReactNode } from 'react';

import type { AbBlock } from '../../../core/domain/content/blocks/ab.ts';
import { customProperties } from '../../components/custom-properties.ts';
import type { BlockView } from '../block-view.ts';
import type { DrawBlocks } from '../draw-blocks.tsx';
import styles from './ab.module.css';
import { abDisplay } from './ab-properties.ts';

type SideProps = { readonly flag: string; readonly display: string; readonly children: ReactNode };

const Side = ({ flag, display, children }: SideProps) => (
  <div className={styles['side']} data-ab={flag} style={customProperties({ '--side': display })}>
    {children}
  </div>
);

/**
 * On a cached page both sides are in the HTML, and `abProperties` on the root element show one. The
 * hidden side is not read out, and its pictures do not load.
 */
export const abBlockView =
  <Inner,>(draw: DrawBlocks<Inner>): BlockView<AbBlock<Inner>> =>
  ({ block: { flag, on, off }, ...surroundings }) => {
    const display = abDisplay(flag);
    return (
      <>
        <Side flag={flag} display={display.on}>
          {draw(on, surroundings)}
        </Side>
        <Side flag={flag} display={display.off}>
          {draw(off, surroundings)}
        </Side>
      </>
    );
  };
