import { loadResultCodec, type LoadPlan, type LoadResult } from '../../bench/load.ts';
import { cores, printed, startNode } from '../../bench/shop.ts';
import { E } from '../../core/fp.ts';

/** Loads a server from a process of its own, on the core that the server does not have. */
export const generate = async (plan: LoadPlan): Promise<LoadResult> => {
  const child = startNode(cores.load, ['bench/load.ts', JSON.stringify(plan)]);
  const result = loadResultCodec.decode(JSON.parse(await printed(child, '}\n')));
  if (E.isLeft(result)) throw new Error('The load generator answered something else.');
  return result.right;
};

/** What is asked of a shop under load: its page, a list of prices, and a picture of the page. */
export const askedPaths = {
  page: '/leinwanddruck',
  prices: '/price-api/prices/formats?materialType=leinwand',
} as const;

/** The headers that a question about prices needs. */
export const priceHeaders = { 'x-channel': 'poster', 'x-locale': 'de-DE' } as const;

/** The headers of a browser that takes WebP, which is made at once and for good. */
export const pictureHeaders = { accept: 'image/webp,*/*' } as const;

/** The first picture of a page, made by asking for it. */
export const findPicture = async (port: number, page: string): Promise<string> => {
  const path = /"(?<path>\/media\/[^"\s,]+)/u.exec(page)?.groups?.['path'];
  if (path === undefined) throw new Error('The page has no picture.');
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: pictureHeaders });
  if (status !== 200) throw new Error(`The picture ${path} is answered with ${status}.`);
  return path;
};
