import type { LiveBlock } from '../../blocks/live-block.ts';
import type { PageData } from '../wire/page-data.ts';

/** The id of a live block's element. */
export const liveElementId = (id: string): string => `block-${id}`;

export const liveBlockOf = <Kind extends LiveBlock['kind']>(
  page: PageData,
  elementId: string,
  kind: Kind,
): Extract<LiveBlock, { readonly kind: Kind }> | undefined => {
  const isOfKind = (block: LiveBlock): block is Extract<LiveBlock, { readonly kind: Kind }> =>
    block.kind === kind;
  if (page.kind !== 'page') return undefined;
  const part = page.body.find((one) => one.kind === 'block' && liveElementId(one.id) === elementId);
  return part?.kind === 'block' && isOfKind(part.block) ? part.block : undefined;
};
