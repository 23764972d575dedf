import { designerBasesAt } from '../core/domain/designer/designers.ts';

/** Where the designers are without a variable: under the page's own host. */
export const embeddedDesignerBases = designerBasesAt('');
