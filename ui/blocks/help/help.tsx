import type { HelpBlock } from '../../../core/domain/content/blocks/help.ts';
import { helpParameter, longestHelpSearch } from '../../../core/domain/help/help-search.ts';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { LinkList } from '../../components/link-list/link-list.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { useText } from '../../messages/text.tsx';
import { resolvedLinks } from '../block-view.ts';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import styles from './help.module.css';
import type { HelpData } from './loader.ts';

/** Found answers that are shown at once. */
const mostOpen = 3;

type SearchProps = { readonly id: string; readonly search: string | undefined };

const Search = ({ id, search }: SearchProps) => {
  const text = useText();
  return (
    <search>
      <form className={styles['search']} method="get" action={`#${id}`}>
        <Field label={text('help.search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              name={helpParameter}
              maxLength={longestHelpSearch}
              enterKeyHint="search"
              defaultValue={search}
              key={search}
            />
          )}
        </Field>
        <Button type="submit">{text('help.find')}</Button>
      </form>
    </search>
  );
};

/** Searched by a form without scripts; what is found stands in its groups. */
export const HelpBlockView = ({
  block,
  data,
  resolveLink,
  locale,
}: LoadedBlockViewProps<HelpBlock, HelpData>) => {
  const text = useText();
  const { id, link } = block;
  const { search, groups } = data ?? { search: undefined, groups: block.groups };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const groupId = (position: number): string => `${id}-${position}`;
  return (
    <PageSection id={id}>
      <div className={styles['head']}>
        <Search id={id} search={search} />
        {search === undefined ? (
          <LinkList
            links={groups.map((group, position) => ({
              text: group.headline,
              href: `#${groupId(position)}`,
            }))}
          />
        ) : (
          <>
            <p className={styles['result']}>
              {count === 0 ? text('help.none', { search }) : text('help.found', { count, search })}
            </p>
            {count === 0 && <p>{text('help.none-hint')}</p>}
            <LinkList
              links={[
                ...(count === 0 && link ? resolvedLinks(resolveLink, [link]) : []),
                { text: text('help.all'), href: `?#${id}` },
              ]}
            />
          </>
        )}
      </div>
      {groups.map((group, position) => (
        <section
          className={styles['group']}
          id={groupId(position)}
          aria-labelledby={`${groupId(position)}-title`}
          key={group.headline}
        >
          <h2 id={`${groupId(position)}-title`}>{group.headline}</h2>
          <Questions
            items={group.items}
            isOpen={search !== undefined && count <= mostOpen}
            resolveLink={resolveLink}
            locale={locale}
          />
        </section>
      ))}
    </PageSection>
  );
};
