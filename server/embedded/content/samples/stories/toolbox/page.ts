import { toolboxSegments } from '../../../../../../core/domain/routing/toolbox-page.ts';
import { emptyToolboxStep } from '../../../../../../core/domain/toolbox/toolbox-step.ts';
import { definePage } from '../define-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { ServiceTexts } from '../texts.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type ToolboxTexts = ServiceTexts<'work' | 'taken' | 'kept'>;

/** The page of the toolbox. */
export const toolbox: StoryPage = definePage<ToolboxTexts>({
  slug: slugIn(toolboxSegments),
  texts: { de, en, es, fr, it, nl },
  content: (site, { sections: { work, taken, kept } }) => ({
    blocks: [
      { kind: 'toolbox', id: 'toolbox', headline: work.headline, step: emptyToolboxStep },
      sectionBlock(site, 'taken', taken),
      sectionBlock(site, 'kept', kept),
    ],
  }),
});
