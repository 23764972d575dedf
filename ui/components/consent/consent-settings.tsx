import {
  consentCategories,
  type ConsentCategory,
  type ConsentChoice,
} from '../../../core/domain/consent/consent-choice.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { consentDialog } from './consent-dialog.ts';
import { ConsentAnswers } from './consent-answers.tsx';
import styles from './consent.module.css';

type CategoryProps =
  | { readonly category: ConsentCategory; readonly isAllowed: boolean }
  /** Always on. */
  | { readonly category: 'necessary' };

const Category = (props: CategoryProps) => {
  const text = useText();
  const { category } = props;
  const descriptionId = `consent-${category}`;
  return (
    <div className={styles['category']}>
      <label>
        <input
          type="checkbox"
          name="allow"
          value={category}
          aria-describedby={descriptionId}
          disabled={category === 'necessary'}
          defaultChecked={'isAllowed' in props ? props.isAllowed : true}
        />{' '}
        {text(`consent.${category}`)}
      </label>
      <p id={descriptionId}>{text(`consent.${category}-text`)}</p>
    </div>
  );
};

type ConsentSettingsProps = {
  readonly choice?: ConsentChoice | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * The privacy settings by category. The form's `answer` names the pressed button, `allow` the
 * ticked categories.
 */
export const ConsentSettings = ({ choice, isOpen, onClose }: ConsentSettingsProps) => {
  const text = useText();
  return (
    <Dialog title={text('consent.settings')} name={consentDialog} isOpen={isOpen} onClose={onClose}>
      <form method="dialog" className={styles['settings']}>
        <p>{text('consent.settings-text')}</p>
        <Category category="necessary" />
        {consentCategories.map((category) => (
          <Category key={category} category={category} isAllowed={choice?.[category] === true} />
        ))}
        <div className={styles['answers']}>
          <ConsentAnswers>
            <Button type="submit" tone="secondary" isWide name="answer" value="save">
              {text('consent.save')}
            </Button>
          </ConsentAnswers>
        </div>
      </form>
    </Dialog>
  );
};
