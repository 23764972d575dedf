import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { calendarChoices } from '../../../../core/domain/products/calendar/calendar-choices.ts';
import { calendarFromPrice } from '../../../../core/domain/products/calendar/calendar-price.ts';
import { PageSection } from '../../../components/page-section/page-section.tsx';
import { PriceListNote, PriceTag } from '../../../components/price/price.tsx';
import { Tiles } from '../../../components/tiles/tiles.tsx';
import { useText } from '../../../messages/text.tsx';
import { useShell } from '../../islands/use-shell.ts';
import { calendarSource } from './block/calendar-stage.tsx';
import { hrefOf, picturedOf, wordOf, type ShownChoice } from './shown-choice.ts';

/** Each type in its usual design and format, with the least that it costs. */
export const CalendarTypes = ({ product, choice }: ShownChoice) => {
  const text = useText();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const { offer } = product;
  const option = calendarChoices.options(choice, offer).find(({ name }) => name === 'type');
  if (option === undefined) return null;
  const tiles = option.values.flatMap(({ value, pairs }) => {
    const type = offer.types.find((one) => one.type === value);
    if (type === undefined) return [];
    const usual = calendarChoices.readAddress(pairs, shell, offer);
    return [
      {
        link: { text: wordOf(product, 'type', value), href: hrefOf(pairs) },
        picture: {
          ...sourceAttributes(
            'tile',
            calendarSource(locale, picturedOf(usual, usual.designGroupId), 'laid'),
          ),
          alt: '',
        },
        detail: (
          <PriceTag
            price={{ current: printPrice(moneyStyle, calendarFromPrice(type).priceCurrent) }}
            size="s"
            isFrom
          />
        ),
      },
    ];
  });
  return (
    <PageSection headline={text('calendar.types')} id="types">
      <Tiles items={tiles} />
      <PriceListNote prices={[]} shippingHref={shippingHref} />
    </PageSection>
  );
};
