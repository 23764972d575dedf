/** What is kept of a customer, and its end. */
import { accountExportPath } from '../../../core/domain/customer/account-changes.ts';
import { uploadedPictureHref } from '../../../core/domain/image/own-picture.ts';
import { useText } from '../../messages/text.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleLine,
  ArticleNote,
  Articles,
  ArticleWays,
} from '../article-list/article-list.tsx';
import { Button } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { Change, Section, type SectionProps } from './account-change.tsx';
import { deviceName } from './device-name.ts';

export type Printers = {
  /** In the market's own time; milliseconds since 1970. */
  readonly printDay: (instant: number) => string;
  readonly printTime: (instant: number) => string;
  /** Of an ISO 3166-1 code. */
  readonly countryName: (country: string) => string;
};

export const Sessions = ({
  overview: { sessions },
  printDay,
  printTime,
  countryName,
}: Pick<SectionProps, 'overview'> & Printers) => {
  const text = useText();
  return (
    <Section headline={text('account.sessions')}>
      <ul role="list" className={styles['form']}>
        {sessions.map((session) => {
          const name = deviceName(text, session);
          const { id, country, begunAt, usedAt, isCurrent } = session;
          const words = (
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              <ArticleNote>
                {[
                  ...(isCurrent ? [text('account.this-device')] : []),
                  ...(country === undefined ? [] : [countryName(country)]),
                  text('account.begun', { time: printTime(begunAt) }),
                  text('account.used', { day: printDay(usedAt) }),
                ].join(' · ')}
              </ArticleNote>
            </div>
          );
          return (
            <li key={id}>
              {isCurrent ? (
                words
              ) : (
                <ArticleLine>
                  {words}
                  <ArticleForm
                    action="#"
                    fields={[
                      ['wants', 'end-session'],
                      ['session', id],
                    ]}
                  >
                    <ArticleButton name={name}>{text('account.end-session')}</ArticleButton>
                  </ArticleForm>
                </ArticleLine>
              )}
            </li>
          );
        })}
      </ul>
      <ArticleNote>{text('account.sessions-hint')}</ArticleNote>
      <ArticleForm action="#" fields={[['wants', 'end-sessions']]}>
        <Button type="submit" tone="secondary">
          {text('account.end-sessions')}
        </Button>
      </ArticleForm>
    </Section>
  );
};

export const Pictures = ({
  overview: { pictures },
  printDay,
}: Pick<SectionProps, 'overview'> & Pick<Printers, 'printDay'>) => {
  const text = useText();
  return (
    <Section headline={text('account.pictures')}>
      {pictures.length === 0 ? (
        <p>{text('account.no-pictures')}</p>
      ) : (
        <Articles facts={[]}>
          {pictures.map(({ id, size, keptUntil }) => {
            const name = text('account.picture', size);
            return (
              <Article
                key={id}
                name={name}
                detail={text('account.kept-until', { day: printDay(keptUntil) })}
                picture={<Picture {...size} src={uploadedPictureHref(id)} alt="" fit="cover" />}
                price={null}
              >
                <ArticleForm
                  action="#"
                  fields={[
                    ['wants', 'remove-picture'],
                    ['picture', id],
                  ]}
                >
                  <ArticleButton name={name}>{text('account.remove-picture')}</ArticleButton>
                </ArticleForm>
              </Article>
            );
          })}
        </Articles>
      )}
    </Section>
  );
};

export const Data = (section: SectionProps) => {
  const text = useText();
  const close = text('account.close');
  return (
    <Section headline={text('account.data')}>
      <p>{text('account.export-hint')}</p>
      <ArticleWays>
        <a href={accountExportPath} download>
          {text('account.export')}
        </a>
      </ArticleWays>
      <Change {...section} wants="close" title={close} fields={['password']} submitText={close}>
        <p>{text('account.close-gone')}</p>
        <p>{text('account.close-kept')}</p>
      </Change>
    </Section>
  );
};
