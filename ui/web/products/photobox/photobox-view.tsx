import { useLocation } from 'react-router';

import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { printPrice } from '../../../../core/domain/money/price-style.ts';
import { articleOfHref } from '../../../../core/domain/products/article-key.ts';
import {
  photoboxChoices,
  printPhotoboxAddress,
} from '../../../../core/domain/products/photobox/photobox-choices.ts';
import type { PhotoboxConfiguration } from '../../../../core/domain/products/photobox/photobox-configuration.ts';
import {
  hasBox,
  photoAmountsOf,
} from '../../../../core/domain/products/photobox/photobox-options.ts';
import { photoboxStill } from '../../../../core/domain/products/photobox/photobox-picture.ts';
import {
  photoboxPrice,
  photoPrintSaving,
  photoPrintSteps,
} from '../../../../core/domain/products/photobox/photobox-price.ts';
import type { ProductOption } from '../../../../core/domain/products/product.ts';
import {
  addressWith,
  printPairs,
  readPairs,
  type QueryPairs,
} from '../../../../core/domain/query/query.ts';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { FactList } from '../../../components/fact-list/fact-list.tsx';
import { TakeChoiceContext, type TakeChoice } from '../../../components/link-tiles/link-tiles.tsx';
import type { ConfigurationOption } from '../../../components/option-list/option-list.tsx';
import { drawnOptions } from '../../../components/option-list/option-tiles.ts';
import { Picture } from '../../../components/picture/picture.tsx';
import { useText } from '../../../messages/text.tsx';
import { listedPrice } from '../../configurator/listed-price.ts';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useSurcharge } from '../../configurator/use-surcharge.ts';
import { useEarlyChoices } from '../../configurator/use-early-choices.ts';
import { useShell } from '../../islands/use-shell.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { PhotoAmount } from './block/photo-amount.tsx';
import { OwnPhotos } from './photos/own-photos.tsx';
import type { PhotoboxData, PhotoboxOptionWords } from './photobox-data.ts';

type ShownChoice = { readonly product: PhotoboxData; readonly choice: PhotoboxConfiguration };

const hrefOf = (pairs: QueryPairs): string => `?${printPairs(pairs)}`;

const wordsOf = ({ words }: PhotoboxData, name: string): PhotoboxOptionWords => {
  const table: Readonly<Record<string, PhotoboxOptionWords>> = words;
  return table[name] ?? { legend: name, values: {} };
};

/** Box, format and paper as tiles; photos of one's own; their number with the steps of its price. */
const useOptions = ({ product, choice }: ShownChoice): readonly ConfigurationOption[] => {
  const { offer, words } = product;
  const text = useText();
  const go = useGo();
  const surcharge = useSurcharge();
  const { moneyStyle } = useShell();
  const limits = photoAmountsOf(choice.type);
  const takeAmount = (amount: number): void =>
    go(hrefOf(printPhotoboxAddress({ ...choice, amount })), 'local');
  const amountOf = (option: ProductOption): ConfigurationOption => {
    const saving = photoPrintSaving(offer, choice);
    return {
      kind: 'own',
      id: 'part-amount',
      drawing: (
        <PhotoAmount
          option={option}
          amount={choice.amount}
          limits={limits}
          legend={words.amount.legend}
          hint={text('photobox.limits', {
            minimum: String(limits.minimum),
            maximum: String(limits.maximum),
          })}
          stepsHeadline={text('photobox.steps')}
          steps={photoPrintSteps(offer, choice).map(({ from, each: price }) => ({
            from,
            words: text('photobox.from', { count: String(from) }),
            price: printPrice(moneyStyle, price),
          }))}
          saving={
            saving &&
            text(saving.isLess ? 'photobox.saving-less' : 'photobox.saving', {
              count: saving.more,
              price: printPrice(moneyStyle, saving.each),
            })
          }
          choose={takeAmount}
        />
      ),
    };
  };
  const drawn = drawnOptions(
    photoboxChoices.options(choice, offer),
    { amount: amountOf },
    (option) => ({
      id: `part-${option.name}`,
      legend: wordsOf(product, option.name).legend,
      labelOf: (value) => wordsOf(product, option.name).values[value] ?? value,
      surchargeText: (minorUnits) => {
        const more = surcharge(minorUnits);
        // A box is paid once, a format and a paper with each photo.
        return more === undefined || option.name === 'type'
          ? more
          : text('photobox.each', { price: more });
      },
      refusalText: () => '',
      after: [],
      choose: (value) => {
        const taken = option.values.find((one) => one.value === value);
        if (taken !== undefined) go(hrefOf(taken.pairs), 'local');
      },
    }),
  );
  const photos: ConfigurationOption = {
    kind: 'own',
    id: 'part-photos',
    drawing: (
      <OwnPhotos
        type={choice.type}
        format={choice.format}
        formatName={words.format.values[choice.format] ?? choice.format}
        amount={choice.amount}
        onAmount={takeAmount}
      />
    ),
  };
  return [...drawn.slice(0, -1), photos, ...drawn.slice(-1)];
};

/** Boxes of photos or photos alone: a format, a paper, and how many. */
const PhotoboxView = ({ product, pageHead, promises }: ProductViewProps<PhotoboxData>) => {
  const { search } = useLocation();
  const shell = useShell();
  const { locale, moneyStyle, shippingHref } = shell;
  const text = useText();
  const adClickId = useAdClickId();
  const keep = useKeepWish();
  const { block, offer, words, delivery, designerBase } = product;
  const choice = photoboxChoices.readAddress(readPairs(search), shell, offer);
  const options = useOptions({ product, choice });
  const go = useGo();

  useEarlyChoices((early) => {
    const next = photoboxChoices.readAddress([...early, ...readPairs(search)], shell, offer);
    // In the frame that shows the product alive.
    go(hrefOf(printPhotoboxAddress(next)), 'local', 'painted');
  });

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    go(query, 'local');
    return true;
  };

  const price = photoboxPrice(offer, choice);
  const href = addressWith(
    designerBase,
    photoboxChoices.printChoice(choice, { locale, adClickId }),
  );
  const name = words.type.values[choice.type] ?? choice.type;
  const format = words.format.values[choice.format] ?? choice.format;
  const paper = words.paper.values[choice.paper] ?? choice.paper;
  const pieces = text('photobox.photos', { count: choice.amount });
  const picture = photoboxStill(choice);
  return (
    <TakeChoiceContext value={take}>
      <Configurator
        layout="page"
        configuration={{
          name,
          size: `${format}, ${pieces}`,
          options,
          stage: (
            <Picture
              {...pictureAttributes('detail', picture)}
              phone={pictureAttributes('detail-small', picture)}
              alt={[name, format, paper].join(', ')}
              isFirst
            />
          ),
          price: price && {
            shown: listedPrice(shell, price.total),
            shippingHref,
            shippingFrom: delivery && printPrice(moneyStyle, delivery.shippingFrom),
          },
          delivery: (
            <>
              {price && (
                <p>
                  {pieces},{' '}
                  {text('photobox.each', {
                    price: printPrice(moneyStyle, price.each.priceCurrent),
                  })}
                  {price.box && (
                    <>
                      <br />
                      {text('photobox.box', {
                        price: printPrice(moneyStyle, price.box.priceCurrent),
                      })}
                    </>
                  )}
                </p>
              )}
              <PromisedDay promise={delivery?.promise} extraDays={0} />
            </>
          ),
          handOff: {
            href,
            label: block.startLabel,
            wish: { locale, keep, article: articleOfHref('photobox', href) },
          },
        }}
        list={{
          headline: block.headline,
          status: 'ready',
          chosen: {
            words: [name, format, paper, pieces].join(', '),
            price: price && printPrice(moneyStyle, price.total.priceCurrent),
          },
        }}
        pageHead={pageHead}
        facts={
          <FactList
            facts={[
              ...(hasBox(choice.type) ? [[words.type.legend, [name]] as const] : []),
              [words.format.legend, [format]],
              [words.paper.legend, [paper]],
              [words.amount.legend, [String(choice.amount)]],
            ]}
          />
        }
        promises={promises}
      />
    </TakeChoiceContext>
  );
};

export const photoboxView: ProductView<PhotoboxData> = {
  View: PhotoboxView,
  prepare: () => Promise.resolve(),
};
