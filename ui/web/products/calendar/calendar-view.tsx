import { useState } from 'react';
import { useLocation } from 'react-router';

import { fluidAttributes } from '../../../../core/domain/image/attributes.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import {
  calendarChoices,
  printCalendarChoice,
} from '../../../../core/domain/products/calendar/calendar-choices.ts';
import {
  calendarFormatGroupsOf,
  calendarFormatsOfGroup,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import type { DrawnCalendar } from '../../../../core/domain/products/calendar/designs/own-calendar.ts';
import type { DesignedCalendar } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { calendarPrice } from '../../../../core/domain/products/calendar/calendar-price.ts';
import type { CalendarFormat } from '../../../../core/domain/products/calendar/calendars.ts';
import type { OptionValue, ProductOption } from '../../../../core/domain/products/product.ts';
import { addressWith, readPairs } from '../../../../core/domain/query/query.ts';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../components/fact-list/fact-list.tsx';
import {
  LinkTile,
  LinkTiles,
  LinkTileWords,
  TakeChoiceContext,
  type TakeChoice,
} from '../../../components/link-tiles/link-tiles.tsx';
import { ChoiceDetail } from '../../../components/choice/choice.tsx';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import {
  drawnOptions,
  type OwnDrawings,
  type TileWords,
} from '../../../components/option-list/option-tiles.ts';
import { OptionSelect } from '../../../components/option-select/option-select.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { useText } from '../../../messages/text.tsx';
import { listedPrice } from '../../configurator/listed-price.ts';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useEarlyChoices } from '../../configurator/use-early-choices.ts';
import { useShell } from '../../islands/use-shell.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { useGo } from '../../navigation/navigation-context.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { CalendarStage, calendarSource } from './block/calendar-stage.tsx';
import type { CalendarData } from './calendar-data.ts';
import { CalendarTypes } from './calendar-types.tsx';
import { hrefOf, picturedOf, wordOf, type ShownChoice } from './shown-choice.ts';

const OwnPhoto = lazyComponent(async () => (await import('./own-photo/own-photo.tsx')).OwnPhoto);

const anchorOf = ({ name }: ProductOption): string => `part-${name}`;

/** The groups of a type's formats, each format in the first that has it; one group needs no name. */
const groupsOf = (
  { groups }: CalendarData,
  { type }: DesignedCalendar,
  values: readonly OptionValue[],
) => {
  const named = calendarFormatGroupsOf(type).map((group, index, all) => {
    const isIn = (one: number, value: string) =>
      calendarFormatsOfGroup(all[one] ?? group).some((format: CalendarFormat) => format === value);
    return {
      label: groups[group],
      values: values.filter(
        ({ value }) =>
          isIn(index, value) && !all.slice(0, index).some((_, before) => isIn(before, value)),
      ),
    };
  });
  const filled = named.filter((group) => group.values.length > 0);
  return filled.length > 1 ? filled : [{ values }];
};

/** Designs as pictures, the start and the amount as lists, accessories as links, all else as tiles. */
const useOptions = (shown: ShownChoice): readonly ConfigurationOption[] => {
  const { product, choice } = shown;
  const { offer, words, sizes } = product;
  const text = useText();
  const go = useGo();
  const surcharge = useSurcharge();
  const { locale, moneyStyle } = useShell();
  const take = (option: ProductOption) => (value: string) => {
    const taken = option.values.find((one) => one.value === value);
    if (taken !== undefined) go(hrefOf(taken.pairs), 'local');
  };
  const legendOf = ({ name }: ProductOption) => words[name]?.legend ?? name;
  const tileWords = (option: ProductOption): TileWords => ({
    id: anchorOf(option),
    legend: legendOf(option),
    labelOf: (value) => wordOf(product, option.name, value),
    surchargeText: surcharge,
    refusalText: () => '',
    groupsOf: option.name === 'format' ? (values) => groupsOf(product, choice, values) : undefined,
    after: [],
    choose: take(option),
  });
  const tileHref = (option: ProductOption, { pairs }: OptionValue) =>
    `${hrefOf(pairs)}#${anchorOf(option)}`;
  const select = (option: ProductOption, labelOf: (value: string) => string, note?: string) =>
    ({
      kind: 'own',
      id: anchorOf(option),
      drawing: (
        <OptionSelect
          option={option}
          legend={legendOf(option)}
          labelOf={labelOf}
          choose={take(option)}
        >
          {note !== undefined && <p>{note}</p>}
        </OptionSelect>
      ),
    }) as const;
  const own: OwnDrawings = {
    look: (option) => ({
      kind: 'own',
      id: anchorOf(option),
      drawing: (
        <LinkTiles
          headline={legendOf(option)}
          detail={wordOf(product, 'look', choice.designGroupId ?? '')}
          id={anchorOf(option)}
          room="medium"
        >
          {option.values.map((one) => (
            <LinkTile href={tileHref(option, one)} isSelected={one.isChosen} key={one.value}>
              <LinkTileWords>
                <Picture
                  {...fluidAttributes(
                    'motif-small',
                    calendarSource(locale, picturedOf(choice, one.value), 'inside'),
                    '(width <= 767px) 30vw, 10vw',
                  )}
                  alt=""
                />
                {wordOf(product, 'look', one.value)}
              </LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
      ),
    }),
    'start-month': (option) => select(option, (value) => wordOf(product, option.name, value)),
    'start-year': (option) =>
      select(
        option,
        (value) => wordOf(product, option.name, value),
        text('calendar.start-note', {
          month: wordOf(product, 'start-month', choice.startMonth),
          year: String(choice.startYear),
        }),
      ),
    accessories: (option) => ({
      kind: 'own',
      id: anchorOf(option),
      drawing: (
        <LinkTiles
          headline={legendOf(option)}
          detail={text('calendar.several')}
          id={anchorOf(option)}
          room="medium"
        >
          {option.values.map((one) => (
            <LinkTile href={tileHref(option, one)} isSelected={one.isChosen} key={one.value}>
              <LinkTileWords>
                {wordOf(product, option.name, one.value)}
                <ChoiceDetail>
                  {surcharge(
                    offer.accessories.find(({ accessory }) => accessory === one.value)?.price
                      .minorUnits ?? 0,
                  )}
                </ChoiceDetail>
              </LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
      ),
    }),
    amount: (option) =>
      select(option, (value) => {
        const price = option.values.find((one) => one.value === value)?.price;
        return [
          text('calendar.pieces', { count: Number(value) }),
          ...(price === undefined ? [] : [printPrice(moneyStyle, price.priceCurrent)]),
        ].join(' · ');
      }),
  };
  return drawnOptions(calendarChoices.options(choice, offer), own, (option) => ({
    ...tileWords(option),
    labelOf: (value) => {
      const label = wordOf(product, option.name, value);
      const size = option.name === 'format' ? sizes[value] : undefined;
      return size === undefined || size === label ? label : `${label} (${size})`;
    },
  }));
};

/** What is chosen, name by name. */
const factsOf = ({ product, choice }: ShownChoice): readonly NamedFact[] => {
  const { words, sizes } = product;
  const legend = (name: string): string => words[name]?.legend ?? name;
  return [
    [legend('type'), [wordOf(product, 'type', choice.type)]],
    [legend('look'), [wordOf(product, 'look', choice.designGroupId ?? '')]],
    [legend('format'), [sizes[choice.format] ?? choice.format]],
    [legend('mounting'), [wordOf(product, 'mounting', choice.mounting)]],
    ...(choice.accessories.length === 0
      ? []
      : [
          [
            legend('accessories'),
            choice.accessories.map((one) => wordOf(product, 'accessories', one)),
          ] as const,
        ]),
  ];
};

/** Calendars: a type, a design, a format, a binding, a start, and what goes along. */
const CalendarView = ({ product, pageHead, promises }: ProductViewProps<CalendarData>) => {
  const { search } = useLocation();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const text = useText();
  const adClickId = useAdClickId();
  const keep = useKeepWish();
  const { block, offer, words, holidays, delivery, designerBase } = product;
  const choice = calendarChoices.readAddress(readPairs(search), shell, offer);
  const shown = { product, choice };
  const options = useOptions(shown);
  const go = useGo();

  useEarlyChoices((early) => {
    const next = calendarChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(hrefOf(printCalendarChoice(next, offer)), 'local', 'painted');
  });

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    go(query, 'local');
    return true;
  };

  const price = calendarPrice(offer, choice);
  const href = addressWith(
    designerBase,
    calendarChoices.printChoice(choice, { locale, adClickId }),
  );
  const type = wordOf(product, 'type', choice.type);
  const name = `${type} ${wordOf(product, 'look', choice.designGroupId ?? '')}`;
  const size = wordOf(product, 'format', choice.format);
  const pieces = text('calendar.pieces', { count: choice.amount });
  const pictured = picturedOf(choice, choice.designGroupId);
  const [own, setOwn] = useState<DrawnCalendar>();
  const ownPhoto = (
    <OwnPhoto
      calendar={pictured}
      holidays={holidays.filter(({ day }) => day.startsWith(String(choice.startYear)))}
      href={href}
      onDrawn={setOwn}
      failedText={text('calendar.photo-failed')}
    />
  );
  return (
    <TakeChoiceContext value={take}>
      <Configurator
        layout="page"
        configuration={{
          name,
          size: `${size}, ${pieces}`,
          options: [{ kind: 'own', id: 'part-own-photo', drawing: ownPhoto }, ...options],
          stage: (
            <CalendarStage
              calendar={pictured}
              own={own}
              name={name}
              locale={locale}
              monthNames={Object.values(words['start-month']?.values ?? {})}
            />
          ),
          price: price && {
            shown: listedPrice(shell, price.total),
            shippingHref,
            shippingFrom: delivery && printPrice(moneyStyle, delivery.shippingFrom),
          },
          delivery: (
            <>
              {price && choice.amount > 1 && (
                <p>
                  {pieces},{' '}
                  {text('calendar.each', {
                    price: printPrice(moneyStyle, price.each.priceCurrent),
                  })}
                </p>
              )}
              <PromisedDay promise={delivery?.promise} extraDays={0} />
            </>
          ),
          handOff: {
            href,
            label: block.startLabel,
            wish: { locale, keep, article: articleOfHref('calendar', href) },
          },
        }}
        list={{
          headline: block.headline,
          status: 'ready',
          chosen: {
            words: [name, size, pieces].join(', '),
            price: price && printPrice(moneyStyle, price.total.priceCurrent),
          },
        }}
        pageHead={pageHead}
        facts={<FactList facts={factsOf(shown)} />}
        promises={promises}
      />
      <CalendarTypes {...shown} />
    </TakeChoiceContext>
  );
};

export const calendarView: ProductView<CalendarData> = {
  View: CalendarView,
  prepare: () => Promise.resolve(),
};
