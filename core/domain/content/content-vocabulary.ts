/** The words of the content model: its content types, its blocks and the fields of its pages. */
import { experimentComponent, type ExperimentBlock } from './content-experiment.ts';
import type { Block, ContentStatus, Page } from './page.ts';

/** The states of a page (storefront §3, "Other"). */
export const contentStatuses = ['draft', 'published'] as const satisfies readonly ContentStatus[];

/** Whether a text names a state of a page. */
export const isContentStatus = (text: string): text is ContentStatus =>
  contentStatuses.some((status) => status === text);

/** The content types of stories: only the first one is a page, all others are a 404 (storefront §2). */
export const contentTypes = ['Page', 'Redirect', 'Frame'] as const;

/** The folders of content stories (storefront §7): what pages share, and the pages. */
export const contentRoots = ['/global', '/pages'] as const;

/** The fields of a page that the specification names (storefront §3, supporting §3). */
export const contentPageFields = [
  'title',
  'description',
  'robots',
  'canonicalUrl',
  'alternates',
  'ogImages',
  'additionalSameAsLinks',
  'teaser',
  'uspTeaser',
  'calculator',
  'sku',
] as const satisfies readonly (keyof Page)[];

/** The component under which editors know each kind of block. */
export const blockComponents = {
  teaser: 'Teaser',
  'rich-text': 'RichText',
  calculator: 'Calculator',
  usp: 'UspTeaser',
  questions: 'Questions',
  tiles: 'Tiles',
  experiment: experimentComponent,
} as const satisfies Readonly<
  Record<Exclude<(Block | ExperimentBlock)['kind'], 'refused'>, string>
>;
