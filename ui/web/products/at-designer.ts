/** The part of a product that its embedded designer shows; registry.ts lists the products. */
import type { HandOffParameter } from '../../../core/domain/designer/refusals.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { ProductPage } from '../../../core/domain/routing/product-pages.ts';
import type { ShownFront } from '../../blocks/article-picture.tsx';
import type { ReceivedHandOff } from '../../components/designer-summary/designer-summary.tsx';
import type { NamedFact } from '../../components/fact-list/fact-list.tsx';
import type { MessageKey } from '../../messages/all-messages.ts';
import type { Text } from '../../messages/text.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

export type Words = { readonly locale: Locale; readonly text: Text };

/** One text or several; undefined leaves a fact out. */
type FactValue = string | readonly string[] | undefined;

/**
 * What is told of a hand-off: its label, the parameters that say it (a refusal of one is put in the
 * words of this label), and its value.
 */
export type Fact<HandOff> = readonly [
  label: MessageKey,
  parameters: readonly HandOffParameter[],
  say: (handOff: HandOff, words: Words) => FactValue,
];

export type ShownHandOff = Omit<ReceivedHandOff, 'kind' | 'facts' | 'identifiers' | 'order'> & {
  /** A stage that stands at the place of a front, which may show what a device keeps. */
  readonly front?: ShownFront | undefined;
};

type Asked<HandOff> = {
  /** With the defaults that it left open. */
  readonly handOff: HandOff;
  readonly words: Words;
  readonly request: StorefrontRequest;
};

/** A product's part of the page of its embedded designer. */
export type ProductAtDesigner<HandOff> = {
  /** In the order in which they are listed. */
  readonly facts: readonly Fact<HandOff>[];
  /** What the designer's own lists name: it has no words here, and is told apart. */
  readonly identifiers: readonly Fact<HandOff>[];
  /** The page on which a shopper chooses again after a refusal. */
  readonly page: ProductPage;
  /**
   * The hand-off with what a service says of its design; undefined where that does not exist. Absent
   * where designs are the designer's own.
   */
  readonly identify?: (
    handOff: HandOff,
    ports: StorefrontRequest['ports'],
  ) => Promise<HandOff | undefined>;
  /** Undefined for what cannot be made. */
  readonly show: (
    asked: Asked<HandOff>,
  ) => ShownHandOff | undefined | Promise<ShownHandOff | undefined>;
};

/** Labels and values of a hand-off's facts; one without a value is left out. */
export const factsOf = <HandOff>(
  facts: readonly Fact<HandOff>[],
  handOff: HandOff,
  words: Words,
): readonly NamedFact[] =>
  facts
    .map(([label, , say]) => [words.text(label), [say(handOff, words) ?? []].flat()] as const)
    .filter(([, values]) => values.length > 0);

/** The shopper's word for a parameter; the parameter itself where no fact tells it. */
export const parameterLabel = <HandOff>(
  facts: readonly Fact<HandOff>[],
  name: string,
  { text }: Words,
): string => {
  const fact = facts.find(([, parameters]) => parameters.some((parameter) => parameter === name));
  return fact === undefined ? name : text(fact[0]);
};
