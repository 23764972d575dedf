import type { TilesBlock } from '../../../core/domain/content/blocks/tiles.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';
import { PublicationLine } from '../publication-line.tsx';

/** A tile whose link is refused is left out. */
export const TilesBlockView = ({ block, resolveLink, locale }: BlockViewProps<TilesBlock>) => (
  <PageSection headline={block.headline}>
    <Tiles
      heading={block.headline === '' ? 'h2' : 'h3'}
      items={block.items.flatMap(({ link, text, picture, publication }) => {
        const resolved = resolvedLink(resolveLink, link);
        return resolved === undefined
          ? []
          : [
              {
                link: resolved,
                text,
                picture: { ...sourceAttributes('tile', picture.source), alt: picture.alternative },
                detail: publication && (
                  <PublicationLine publication={publication} locale={locale} />
                ),
              },
            ];
      })}
    />
  </PageSection>
);
