import { uploadedPictureHref, ownPictureAccept } from '../../../core/domain/image/own-picture.ts';
import {
  filesAtOnce,
  personalisationAnswerId,
  personalisationAnswers,
  personalisationFields,
  personalisationPath,
  wordField,
  type PersonalisationAnswer,
} from '../../../core/domain/personalisation/personalisation-form.ts';
import {
  ownWordLimit,
  type PersonalPlaces,
} from '../../../core/domain/personalisation/personalisation.ts';
import type { Article } from '../../../core/domain/products/article-key.ts';
import type { MessageKey } from '../../messages/all-messages.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticleWays } from '../article-list/article-list.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { Notice, type NoticeTone } from '../notice/notice.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';

/** A word field: the design's text stands in it as long as nothing is written. */
type PersonalWord = PersonalPlaces['words'][number] & { readonly text: string };

export type PersonalFormProps = {
  /** What is designed. */
  readonly article: Article;
  readonly words: readonly PersonalWord[];
  readonly places: PersonalPlaces['photos'];
  /** Uploads that are there already, in the order of their places. */
  readonly uploadIds: readonly string[];
  /** Whether anything was given by now. */
  readonly hasGiven: boolean;
  /** Whether photos are missing without which it is not printed. */
  readonly isLacking: boolean;
  /** Names of files that could not be taken. */
  readonly notTaken: readonly string[];
  /** Why what was given before is not shown. */
  readonly problem?: string | undefined;
};

const tones = {
  kept: 'positive',
  'some-refused': 'warning',
  'too-many': 'warning',
  gone: 'warning',
  refused: 'warning',
  failed: 'error',
} as const satisfies Readonly<Record<PersonalisationAnswer, NoticeTone>>;

/** What is asked for, as sentences name it. */
export const askedFor = ({
  words,
  places,
}: Pick<PersonalFormProps, 'words' | 'places'>): 'words' | 'photos' | 'both' => {
  if (places.most === 0) return 'words';
  return words.length === 0 ? 'photos' : 'both';
};

/** By the roles that products have; another one is a text. */
const labels: Readonly<Partial<Record<string, MessageKey>>> = {
  names: 'own-words.names',
  date: 'own-words.date',
  title: 'own-words.title-line',
  place: 'own-words.place',
  verse: 'own-words.verse',
  letter: 'personal.letter',
  back: 'personal.back',
  name: 'personal.name',
  year: 'personal.year',
  chapter: 'personal.chapter',
  line: 'personal.line',
};

/** `chapter-2`: the role, and which one it is. */
const labelOf = (role: string, text: Text): string => {
  const { name = role, number } = /^(?<name>[a-z]+)-(?<number>\d)$/u.exec(role)?.groups ?? {};
  return text(labels[name] ?? 'personal.text', { number: number ?? '' });
};

/** Texts of more lines. */
const longRoles: ReadonlySet<string> = new Set(['verse', 'letter', 'back']);

const WordField = ({ role, usual, text }: PersonalWord) => {
  const words = useText();
  return (
    <Field label={labelOf(role, words)} hintId="personal-words-hint">
      {(control) => {
        const field = {
          ...control,
          name: wordField(role),
          defaultValue: text,
          placeholder: usual.replaceAll('\n', ' '),
          maxLength: ownWordLimit,
          autoComplete: 'off',
        };
        return longRoles.has(role) ? <textarea {...field} rows={3} /> : <input {...field} />;
      }}
    </Field>
  );
};

const Photos = ({ uploadIds }: Pick<PersonalFormProps, 'uploadIds'>) => {
  const text = useText();
  return (
    <>
      <p>{text('personal.photos-here', { count: uploadIds.length })}</p>
      <ArticleWays>
        {uploadIds.map((id, place) => (
          <label key={id}>
            <input type="checkbox" name={personalisationFields.photo} value={id} defaultChecked />{' '}
            <img
              src={uploadedPictureHref(id)}
              alt={text('personal.photo', { number: place + 1 })}
              width={96}
              height={72}
              loading="lazy"
            />
          </label>
        ))}
      </ArticleWays>
    </>
  );
};

/**
 * What a shopper puts on the pages of a thing. Without scripts files are sent with the form; scripts
 * send them one by one before.
 */
export const PersonalForm = (props: PersonalFormProps) => {
  const { article, words, places, uploadIds, hasGiven, isLacking, notTaken, problem } = props;
  const { least, most } = places;
  const text = useText();
  return (
    <section aria-labelledby="personal-title">
      <form
        method="post"
        action={personalisationPath}
        encType="multipart/form-data"
        className={styles['form']}
        data-personal-form
        data-given={hasGiven || undefined}
      >
        <h2 id="personal-title">{text(`personal.title-${askedFor(props)}`)}</h2>
        <FormAnswers
          tones={tones}
          answers={personalisationAnswers}
          idOf={personalisationAnswerId}
          textOf={(answer) => text(`personal.${answer}`)}
        />
        {notTaken.length > 0 && (
          <Notice tone="warning">
            <p>{text('personal.not-taken', { names: notTaken.join(', ') })}</p>
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="warning">
            <p>{problem}</p>
          </Notice>
        )}
        <input type="hidden" name={personalisationFields.designer} value={article.designer} />
        <input type="hidden" name={personalisationFields.handOff} value={article.query} />
        {words.length > 0 && <p id="personal-words-hint">{text('personal.words-hint')}</p>}
        {words.map((word) => (
          <WordField {...word} key={word.role} />
        ))}
        {uploadIds.length > 0 && <Photos uploadIds={uploadIds} />}
        {most > 0 && (
          <Field label={text('personal.files', { most })} hintId="personal-files-hint">
            {(control) => (
              <input
                {...control}
                type="file"
                name={personalisationFields.files}
                accept={ownPictureAccept}
                multiple={most > 1}
              />
            )}
          </Field>
        )}
        {most > 0 && (
          <p id="personal-files-hint">
            {least < most && <>{text('personal.room', { most })} </>}
            {text('personal.files-hint', { atOnce: filesAtOnce })}
          </p>
        )}
        {isLacking && (
          <Notice tone="warning">
            <p>{text('personal.lacking', { least })}</p>
          </Notice>
        )}
        <output />
        <div>
          <Button type="submit" tone="secondary">
            {text('personal.keep')}
          </Button>
        </div>
      </form>
    </section>
  );
};
