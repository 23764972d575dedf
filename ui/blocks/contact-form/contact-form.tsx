import type { ContactFormBlock } from '../../../core/domain/content/blocks/contact-form.ts';
import { contactSentId } from '../../../core/domain/contact/contact-step.ts';
import { FormAnswers } from '../../components/notice/form-answers.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { ContactForm } from '../../components/support-messenger/contact-form.tsx';
import { useText } from '../../messages/text.tsx';
import type { ContactPersonsData } from '../contact-persons/loader.ts';
import { PersonList } from '../contact-persons/person-list.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import styles from './contact-form.module.css';

type ViewProps = LoadedBlockViewProps<ContactFormBlock, ContactPersonsData>;

/** The form stands without its persons where the content has none of them (storefront §8). */
export const ContactFormBlockView = ({ block, data }: ViewProps) => {
  const text = useText();
  return (
    <PageSection headline={block.headline} width="text" id={block.id}>
      <div className={styles['parts']}>
        <FormAnswers
          tones={{ sent: 'positive' }}
          answers={['sent']}
          idOf={() => contactSentId}
          textOf={() => `${text('support.sent.title')}. ${text('support.sent.text')}`}
        />
        <ContactForm step={block.step} topic={block.topic} />
        <PersonList persons={data?.persons ?? block.persons.found} />
      </div>
    </PageSection>
  );
};
