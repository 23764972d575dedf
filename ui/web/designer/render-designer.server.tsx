import type { ComponentProps } from 'react';

import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { DesignerSummary } from '../../components/designer-summary/designer-summary.tsx';
import { renderPart } from '../page/render-part.server.tsx';
import styles from './designer-page.module.css';

/** The page of a designer as HTML: what it was handed, or why it refused it. */
export const renderDesigner = (
  place: RoutePlace,
  summary: ComponentProps<typeof DesignerSummary>,
): string =>
  renderPart(
    place,
    'designer',
    <div className={styles['designer']}>
      <DesignerSummary {...summary} />
    </div>,
  );
