/**
 * Crawlers never start the flag client (supporting §6). A short table of ours: a complete list
 * would cost every visitor kilobytes for the sake of a few robots.
 */
import { textOf } from '../text/text.ts';

/** In lower case, and whose they are. */
export const crawlerWords = [
  { word: 'bot', seenIn: 'Googlebot, bingbot, Applebot, DuckDuckBot, YandexBot, Twitterbot' },
  { word: 'crawl', seenIn: 'crawlers that say so' },
  { word: 'spider', seenIn: 'Baiduspider, Bytespider, Sogou web spider' },
  { word: 'slurp', seenIn: 'Yahoo! Slurp' },
  { word: 'mediapartners-google', seenIn: 'Google AdSense' },
  { word: 'google-inspectiontool', seenIn: 'Google Search Console' },
  { word: 'googleother', seenIn: 'Google research crawlers' },
  { word: 'feedfetcher', seenIn: 'Google feed fetcher' },
  { word: 'bingpreview', seenIn: 'Bing page previews' },
  { word: 'facebookexternalhit', seenIn: 'Facebook link previews' },
  { word: 'meta-externalagent', seenIn: 'Meta' },
  { word: 'whatsapp/', seenIn: 'WhatsApp link previews' },
  { word: 'embedly', seenIn: 'Embedly link previews' },
  { word: 'ia_archiver', seenIn: 'Internet Archive' },
  { word: 'chatgpt-user', seenIn: 'OpenAI' },
  { word: 'perplexity', seenIn: 'Perplexity' },
] as const satisfies ReadonlyArray<{ readonly word: string; readonly seenIn: string }>;

/** Telephones whose maker's name holds a word. */
const notCrawlers = /cubot/g;

/**
 * A missing user agent counts as a crawler's: every browser sends one. Testing and measuring
 * browsers count as visitors, so that they see what visitors see.
 */
export const isCrawler = (userAgent: string): boolean => {
  const agent = textOf(userAgent).toLowerCase().replace(notCrawlers, '');
  return agent.trim() === '' || crawlerWords.some(({ word }) => agent.includes(word));
};
