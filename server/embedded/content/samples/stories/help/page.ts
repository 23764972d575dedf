import { attachmentLimits } from '../../../../../../core/domain/contact/contact-attachments.ts';
import { visitorListDays } from '../../../../../../core/domain/cookie/storefront-cookies.ts';
import { largestParcel } from '../../../../../../core/domain/delivery/shipping-cost.ts';
import { formatSides, type Format } from '../../../../../../core/domain/format/format.ts';
import { ownPictureLimits } from '../../../../../../core/domain/image/own-picture.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import type { LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import { cardExpressHoursIn } from '../../../../../../core/domain/products/card/express.ts';
import { cardQuantityLimits } from '../../../../../../core/domain/products/card/quantity.ts';
import { definePage } from '../define-page.ts';
import { calendarQuestion } from '../designed/page.ts';
import { sharpPixels, writtenFormat } from '../photo-guide/resolution-table.ts';
import { productQuestions } from '../product-page/product-page.ts';
import { serviceLinks } from '../service-links.ts';
import { parcelQuestions } from '../shipping/accordion.ts';
import { linkTo, slugIn, type Site, type StoryPage } from '../site.ts';
import type { Question } from '../texts.ts';
import { answeredQuestions, filled } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { helpGroups, type HelpGroupName, type HelpTexts } from './texts.ts';

/** What is printed most, in tenths of the unit: a picture above a sofa, a postcard. */
const exampleSides = {
  poster: { cm: [900, 600], in: [360, 240] },
  kartenliebe: { cm: [148, 105], in: [60, 40] },
} as const satisfies Record<Channel, Record<LengthUnit, readonly [number, number]>>;

const exampleOf = ({ channel, locale }: Site): Format => {
  const unit = formatUnitOf(locale);
  const [width, height] = exampleSides[channel][unit];
  return { width, height, unit };
};

const valuesOf = (site: Site): Readonly<Record<string, string>> => {
  const { locale } = site;
  const example = exampleOf(site);
  return {
    size: writtenFormat(locale, example),
    pixels: sharpPixels(example),
    megabytes: String(ownPictureLimits.bytes / 2 ** 20),
    sides: formatSides(locale, largestParcel(formatUnitOf(locale))).replaceAll(' ', '\u00a0'),
    hours: String(cardExpressHoursIn(locale)),
    files: String(attachmentLimits.count),
    filesize: String(attachmentLimits.bytes / 1_000_000),
    days: String(visitorListDays),
    most: new Intl.NumberFormat(locale).format(cardQuantityLimits.maximum).replaceAll("'", '’'),
  };
};

/** The questions of a channel by subject; a subject that it does not have is undefined. */
const questionsOf = (
  site: Site,
  { questions: own }: HelpTexts,
): Readonly<Record<HelpGroupName, readonly Question[] | undefined>> => {
  const isPoster = site.channel === 'poster';
  const { ownFormat, delivery, withdrawal } = productQuestions(site);
  return {
    order: [own.order, own.browsing, own.payment, own.price, own.vouchers, own.companies],
    photos: [
      ...(isPoster ? [own.files] : []),
      own.enough,
      own.messenger,
      own.colours,
      isPoster ? own.crop : own.margin,
      own.changes,
    ],
    'wall-pictures': isPoster
      ? [own.material, own.damp, own.outdoors, own.frames, ownFormat, own.hanging, own.care]
      : undefined,
    cards: isPoster
      ? undefined
      : [own.quantities, own.samples, own.envelopes, calendarQuestion(site)],
    delivery: [
      own.costs,
      ...(isPoster ? [delivery, own.packing] : [own.express]),
      ...parcelQuestions(site),
    ],
    returns: [isPoster ? withdrawal : own.cardsReturn, own.damaged, own.rights],
    account: [own.account, own.kept, own.shared],
    data: [own.photos, own.measuring, own.deletion],
  };
};

/** Questions and answers about the shop, with a search. */
export const help: StoryPage = definePage<HelpTexts>({
  slug: slugIn({
    de: 'hilfe',
    en: 'help',
    es: 'ayuda',
    fr: 'aide',
    it: 'aiuto',
    nl: 'hulp',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, texts) => {
    const values = valuesOf(site);
    const questions = questionsOf(site, texts);
    return {
      blocks: [
        {
          kind: 'help',
          id: 'help',
          groups: helpGroups.flatMap((group) => {
            const asked = questions[group]?.map(({ question, answer }) => ({
              question,
              answer: filled(answer, values),
            }));
            return asked === undefined
              ? []
              : [{ headline: texts.groups[group], items: answeredQuestions(site, asked) }];
          }),
          link: linkTo(site, 'contact', texts.contactLink),
        },
        serviceLinks(site, 'help'),
      ],
    };
  },
});
