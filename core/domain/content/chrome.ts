import { E, pipe } from '../../fp.ts';
import { parseCampaign, type Campaign, type CampaignInput } from '../campaign/campaign.ts';
import type { RefusedBlock } from './blocks/refused.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import { fieldsOfItem, type ComponentShape } from './field-shape.ts';
import {
  fieldsCodec,
  filledText,
  listOf,
  onlyField,
  partOf,
  partWith,
  type ItemCodec,
  type StoryBlock,
} from './story-codec.ts';
import { optionalUrl, requiredLink, type StoryWriting } from './story-links.ts';
import { decodeAnswerAs, type AnswerRefusal } from './story.ts';

export type FooterColumn = { readonly headline: string; readonly links: readonly ContentLink[] };

export type Chrome = {
  readonly footer: readonly FooterColumn[];
  readonly promises: readonly string[];
  readonly campaigns: readonly Campaign[];
};

/** For a page whose content service does not answer. */
export const emptyChrome: Chrome = { footer: [], promises: [], campaigns: [] };

export const linkItem = partOf('Link', onlyField('link', requiredLink));

type CampaignFields = Pick<CampaignInput, 'title' | 'url' | 'startsAt' | 'endsAt'>;

const campaignFields = fieldsCodec<CampaignFields>({
  title: filledText,
  url: optionalUrl,
  startsAt: filledText,
  endsAt: filledText,
});

const campaignItem: ItemCodec<Campaign> = {
  ...campaignFields,
  decode: (place, given) =>
    pipe(
      campaignFields.decode(place, given),
      E.chain(({ value, refused }) =>
        pipe(
          parseCampaign({ ...value, id: value.title }),
          E.bimap(
            ({ kind }): string => kind,
            (campaign) => ({ value: campaign, refused }),
          ),
        ),
      ),
    ),
  encode: (place, { title, url, startsAt, endsAt }) =>
    campaignFields.encode(place, {
      title,
      url,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    }),
};

const chromeCodec = fieldsCodec<Chrome>({
  footer: listOf(
    partWith<FooterColumn>('FooterColumn', { headline: filledText, links: listOf(linkItem) }),
  ),
  promises: listOf(partOf('PromiseLine', onlyField('text', filledText))),
  campaigns: listOf(partOf('CampaignLine', campaignItem)),
});

export type DecodedChrome = { readonly chrome: Chrome; readonly refused: readonly RefusedBlock[] };

/** Why there is no chrome to read: it is not a story, or its content type is not `Chrome`. */
export type ChromeRefusal = AnswerRefusal<'story-is-no-chrome'>;

/**
 * The chrome in an answer `{ story, links }`, in the folder asked. Parts that do not decode are in
 * `refused` alone.
 */
export const decodeChromeAnswer = (
  folder: string,
  answer: unknown,
): E.Either<ChromeRefusal, DecodedChrome> =>
  pipe(
    decodeAnswerAs('Chrome', chromeCodec, 'story-is-no-chrome')(folder, answer),
    E.map(({ value, refused }) => ({ chrome: value, refused })),
  );

/** The component of stories that hold chrome. */
export const chromeShape = (): ComponentShape => ({
  name: 'Chrome',
  fields: fieldsOfItem(chromeCodec.shape()),
});

/** The content of a story of chrome. */
export const encodeChrome = (context: StoryWriting, chrome: Chrome): StoryBlock => ({
  ...chromeCodec.encode({ context, id: '' }, chrome),
  component: 'Chrome',
  _uid: 'chrome',
});
