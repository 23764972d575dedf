import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { Table } from '../../../../components/table/table.tsx';
import { useText } from '../../../../messages/text.tsx';

type ComparedType = {
  readonly type: string;
  readonly name: string;
  /** Printed. */
  readonly fromPrice: string | undefined;
  /** Chooses it. */
  readonly href: string;
  readonly isChosen: boolean;
};

type PhotobookTypesProps = {
  readonly types: readonly ComparedType[];
  /** What is said of each, by types. */
  readonly rows: readonly {
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
};

/** Where the comparison stands on the page. */
const typesAnchor = 'types';

/** The types side by side: how they are made, how many pages they have, and what they cost. */
export const PhotobookTypes = ({ types, rows }: PhotobookTypesProps) => {
  const text = useText();
  return (
    <PageSection headline={text('photobook.types')} id={typesAnchor}>
      <Table
        caption={text('photobook.types-caption')}
        header={['', ...types.map(({ name }) => name)]}
        hasRowNames
        rows={[
          ...rows.map(({ name, values }) => [name, ...types.map(({ type }) => values[type] ?? '')]),
          [text('photobook.from'), ...types.map(({ fromPrice }) => fromPrice ?? '')],
          [
            text('photobook.choose'),
            ...types.map(({ type, name, href, isChosen }) => {
              const words = text(isChosen ? 'photobook.chosen' : 'photobook.choose');
              return (
                // Hidden words would widen the page beyond the region that scrolls.
                <a
                  href={href}
                  aria-label={`${words}: ${name}`}
                  aria-current={isChosen ? 'true' : undefined}
                  key={type}
                >
                  {words}
                </a>
              );
            }),
          ],
        ]}
      />
    </PageSection>
  );
};
