import type { RichTextBlock } from './blocks/rich-text.ts';
import type { Page } from './page.ts';
import type { RichTextPart } from './rich-text.ts';

export type ProductDescription = {
  readonly headline: string;
  /** The line under the headline, else what search engines are told. */
  readonly lead: string;
  /** The body's running texts. */
  readonly sections: readonly Pick<RichTextBlock, 'id' | 'headline' | 'text'>[];
};

/** Never empty. */
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

/** The addresses that running texts link to, each once. */
export const linksOfDescription = ({ sections }: ProductDescription): readonly string[] => {
  const links = sections.flatMap(({ text }) => linksOf(text));
  return [...new Set(links)];
};

const linksOf = (text: RichTextBlock['text']): readonly string[] =>
  text.flatMap((node) => {
    switch (node.kind) {
      case 'list':
        return node.items.flatMap(linksOf);
      case 'part':
        return linksOfPart(node.part);
      case 'heading':
      case 'paragraph':
        return node.children.flatMap((inline) =>
          inline.kind === 'text' && inline.link !== undefined ? [inline.link] : [],
        );
    }
  });

const linksOfPart = (part: RichTextPart): readonly string[] => {
  if (part.kind === 'button') return [part.link.url];
  return part.kind === 'accordion' ? part.items.flatMap((item) => linksOf(item.text)) : [];
};
