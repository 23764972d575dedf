import type { PictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import { Table } from '../../../../components/table/table.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type ComparedPaper = {
  readonly paper: string;
  readonly name: string;
  readonly picture: PictureAttributes;
  /** Printed; undefined where it costs nothing more. */
  readonly surcharge: string | undefined;
  /** Orders a card on it to touch. */
  readonly sampleHref: string;
};

type CardPapersProps = {
  readonly papers: readonly ComparedPaper[];
  /** What is said of each, by papers. */
  readonly rows: readonly {
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
};

/** Where the comparison stands on the page. */
export const papersAnchor = 'papers';

/** The papers side by side: how they look from close, what they are like and cost more. */
export const CardPapers = ({ papers, rows }: CardPapersProps) => {
  const text = useText();
  return (
    <PageSection headline={text('card.papers')} id={papersAnchor}>
      <div className={styles['papers']}>
        <Table
          caption={text('card.papers-caption')}
          header={['', ...papers.map(({ name }) => name)]}
          hasRowNames
          rows={[
            [
              '',
              ...papers.map(({ paper, picture }) => <Picture {...picture} alt="" key={paper} />),
            ],
            ...rows.map(({ name, values }) => [
              name,
              ...papers.map(({ paper }) => values[paper] ?? ''),
            ]),
            [
              text('card.paper-price'),
              ...papers.map(({ surcharge }) => surcharge ?? text('card.paper-included')),
            ],
            [
              text('card.paper-touch'),
              ...papers.map(({ paper, name, sampleHref }) => (
                // Hidden words would widen the page beyond the region that scrolls.
                <a
                  href={sampleHref}
                  aria-label={`${text('card.paper-sample')}, ${name}`}
                  key={paper}
                >
                  {text('card.paper-sample')}
                </a>
              )),
            ],
          ]}
        />
      </div>
    </PageSection>
  );
};
