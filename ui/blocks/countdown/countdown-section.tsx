import { DatedWords } from '../../components/delivery/dated-words.tsx';
import { LiveIcon } from '../../components/icon/live-icon.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import styles from './countdown.module.css';

type CountdownSectionProps = {
  readonly headline: string;
  readonly text: string;
  /** `words` is shown; `dated`, the longer text, reserves the space. */
  readonly line: { readonly words: string; readonly dated: string } | undefined;
};

/** Hidden once all cut-offs have passed; its space stays. */
export const CountdownSection = ({ headline, text, line }: CountdownSectionProps) => (
  <div className={styles['countdown']} data-is-over={line === undefined}>
    <PageSection headline={headline} width="text">
      <div>
        {text !== '' && <p>{text}</p>}
        {line && (
          <p className={styles['line']}>
            <LiveIcon name="truck" />
            <DatedWords dated={line.dated} key={line.words}>
              {line.words}
            </DatedWords>
          </p>
        )}
      </div>
    </PageSection>
  </div>
);
