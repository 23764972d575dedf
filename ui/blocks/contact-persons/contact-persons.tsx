import type { ContactPersonsBlock } from '../../../core/domain/content/blocks/contact-persons.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import type { ContactPersonsData } from './loader.ts';
import { PersonList } from './person-list.tsx';

type ViewProps = LoadedBlockViewProps<ContactPersonsBlock, ContactPersonsData>;

export const ContactPersonsBlockView = ({ block, data }: ViewProps) => {
  const persons = data?.persons ?? block.persons.found;
  return (
    <PageSection headline={block.headline}>
      {block.text !== '' && <p>{block.text}</p>}
      <PersonList persons={persons} />
    </PageSection>
  );
};
