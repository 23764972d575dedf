/** As many answers as a shopper goes back and forth between; the one that came last is first. */
const mostAnswers = 8;

/** The answers that this document got to choices of a product: they go with the page's data of it. */
export type KeptAnswers<Answer> = {
  readonly of: (product: object) => readonly Answer[];
  /** Keeps an answer for all parts of the page that tell of the product. */
  readonly keep: (product: object, answer: Answer) => void;
};

/** A memory for answers of one kind; it knows a product by the page's data of it. */
export const keptAnswers = <Answer>(): KeptAnswers<Answer> => {
  const answers = new WeakMap<object, readonly Answer[]>();
  const of = (product: object) => answers.get(product) ?? [];
  return {
    of,
    keep: (product, answer) => {
      answers.set(product, [answer, ...of(product)].slice(0, mostAnswers));
    },
  };
};
