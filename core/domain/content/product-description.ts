import type { RichTextBlock } from './blocks/rich-text.ts';
import type { Page } from './page.ts';

/** What a page says of its product, to be read in one go (storefront §2, "product-description"). */
export type ProductDescription = {
  readonly headline: string;
  /** The line under the page's headline; what it tells search engines where it has none. */
  readonly lead: string;
  /** The running texts of the body, in its order. */
  readonly sections: readonly Pick<RichTextBlock, 'id' | 'headline' | 'text'>[];
};

/** The description of the product that a page sells: it is never empty. */
export const productDescription = ({
  title,
  description,
  teaser,
  blocks,
}: Pick<Page, 'title' | 'description' | 'teaser' | 'blocks'>): ProductDescription => ({
  headline: teaser?.headline ?? title,
  lead: teaser === undefined || teaser.text === '' ? description : teaser.text,
  sections: blocks.flatMap((block) =>
    block.kind === 'rich-text'
      ? [{ id: block.id, headline: block.headline, text: block.text }]
      : [],
  ),
});

/** The addresses that running texts link to, each once, in their order. */
export const linksOfDescription = ({ sections }: ProductDescription): readonly string[] => {
  const links = sections.flatMap(({ text }) => linksOf(text));
  return [...new Set(links)];
};

const linksOf = (text: RichTextBlock['text']): readonly string[] =>
  text.flatMap((node) =>
    node.kind === 'list'
      ? node.items.flatMap(linksOf)
      : node.children.flatMap((inline) =>
          inline.kind === 'text' && inline.link !== undefined ? [inline.link] : [],
        ),
  );
