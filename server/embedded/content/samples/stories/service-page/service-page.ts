/** Pages of service and law: sections below each other. */
import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import type { Site, StoryPage } from '../site.ts';
import type { PageTexts, Section, WrittenTexts } from '../texts.ts';
import { traderIn } from '../trader.ts';
import { filledSection, sectionBlocks, sectionsIn } from '../written-blocks.ts';

type ServiceParts<T extends PageTexts> = {
  readonly slug: (locale: ContentLocale) => string;
  readonly texts: WrittenTexts<T>;
  /** What is read on the page, in order. */
  readonly sections: (texts: T, site: Site) => readonly Section[];
  /** The figures that the sections name in `{}`, beside `{trader}` and `{address}`. */
  readonly values?: (site: Site) => Readonly<Record<string, string>>;
  /** What stands below the sections. */
  readonly below?: (site: Site) => readonly WrittenBlock[];
};

/** A page of service or law from its texts. */
export const defineServicePage = <T extends PageTexts>({
  slug,
  texts,
  sections,
  values = () => ({}),
  below = () => [],
}: ServiceParts<T>): StoryPage =>
  definePage({
    slug,
    texts,
    content: (site, own) => ({
      blocks: [
        ...sectionBlocks(
          site,
          sectionsIn(site, sections(own, site)).map((section) =>
            filledSection(section, {
              ...traderIn(site.locale),
              ...values(site),
            }),
          ),
        ),
        ...below(site),
      ],
    }),
  });
