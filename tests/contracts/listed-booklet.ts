import type { Database } from '../../adapters/postgres/database.ts';
import { writeListed } from '../../adapters/postgres/seed/seed.ts';
import { parseDesignerQuery } from '../../core/domain/products/hand-off.ts';
import { articleFacts } from '../../core/domain/products/article-facts.ts';
import { readPairs } from '../../core/domain/query/query.ts';
import { E } from '../../core/fp.ts';

const listed = {
  designer: 'photobook',
  query: 'photobookType=fotoheft&locale=de-DE',
  amount: 1_290,
} as const;

/** Lists a booklet of photos with its price in Germany, as a shop would that sells it. */
export const listBooklet = async ({ orm }: Database): Promise<typeof listed> => {
  const { designer, query, amount } = listed;
  const read = parseDesignerQuery(designer, readPairs(query), { channel: 'poster', now: 0 });
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  const question = articleFacts('de-DE', read.right)?.question;
  if (question?.kind !== 'listed') throw new Error('a photo book is listed');
  const [row] = question.rows;
  const prices = { [row?.configuration ?? '']: () => amount };
  await writeListed(orm, [{ channel: 'poster', product: 'photobook', prices }]);
  return listed;
};
