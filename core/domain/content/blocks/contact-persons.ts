import { E, pipe, t } from '../../../fp.ts';
import type { ContactPerson } from '../../contact/contact-person.ts';
import { fieldsOfItem, type ComponentShape } from '../field-shape.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockBase,
  blockOf,
  decoded,
  fieldsCodec,
  filledText,
  optionalText,
  plainText,
  type DecodePlace,
  type FieldCodec,
  type StoryBlock,
} from '../story-codec.ts';
import { decodeField, decodeNamedField, filledTextField, listField } from '../story-fields.ts';
import type { StoryWriting } from '../story-links.ts';
import { optionalPicture } from '../story-picture.ts';
import { refusedBlock } from './refused.ts';

export type PersonCard = ContactPerson & {
  readonly email: string | undefined;
  readonly telephone: string | undefined;
  readonly picture: ContentPicture | undefined;
};

/** The uuids that a block refers to, and those stories that are there. */
export type ReferredPersons = {
  readonly ids: readonly string[];
  readonly found: readonly PersonCard[];
};

export type ContactPersonsBlock = {
  readonly kind: 'contact-persons';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  readonly persons: ReferredPersons;
};

const personComponent = 'ContactPerson';

/** Fields that refer to people, for the content service. */
export const personRelations = ['ContactPersons.persons', 'ContactForm.persons'] as const;

const personCard = fieldsCodec<Omit<PersonCard, 'id'>>({
  name: filledText,
  role: plainText,
  email: optionalText,
  telephone: optionalText,
  picture: optionalPicture,
});

/** The story of a person, for the content schema. */
export const personShape = (): ComponentShape => ({
  name: personComponent,
  fields: fieldsOfItem(personCard.shape()),
});

const story = t.type({ uuid: filledTextField, content: t.type({ component: t.string }) });

const readPerson = (place: DecodePlace, value: unknown): E.Either<string, PersonCard> =>
  pipe(
    decodeField(story)(value),
    E.filterOrElse(
      ({ content }) => content.component === personComponent,
      ({ content }) => `content.component: "${content.component}" is not a person`,
    ),
    E.chain(({ uuid, content }) =>
      pipe(
        personCard.decode(place, content),
        E.map(({ value: read }) => ({ ...read, id: uuid })),
      ),
    ),
  );

/** The content of a person's story. */
export const encodePerson = (context: StoryWriting, { id, ...person }: PersonCard): StoryBlock => ({
  ...personCard.encode({ context, id }, person),
  component: personComponent,
  _uid: id,
});

/** Some uuids have been replaced by their stories. */
export const personsField: FieldCodec<ReferredPersons> = {
  shape: (name) => ({
    [name]: { kind: 'story', contentTypes: [personComponent], isList: true },
  }),
  decode: (place, fields, name) =>
    pipe(
      decodeNamedField(name, listField)(fields[name]),
      E.map((values) => {
        const read = values.map((value, position) => {
          if (typeof value === 'string') return { ids: [value], found: [], refused: [] };
          const person = readPerson(place, value);
          const at = `${place.id}/${name}/${position}`;
          return E.isLeft(person)
            ? { ids: [], found: [], refused: [refusedBlock(at, value, person.left)] }
            : { ids: [person.right.id], found: [person.right], refused: [] };
        });
        const persons = {
          ids: read.flatMap(({ ids }) => ids),
          found: read.flatMap(({ found }) => found),
        };
        return { ...decoded(persons), refused: read.flatMap(({ refused }) => refused) };
      }),
    ),
  encode: ({ context }, { ids, found }, name) => ({
    [name]: ids.map((id) => {
      const person = found.find((one) => one.id === id);
      return person === undefined
        ? id
        : { id, uuid: id, name: person.name, content: encodePerson(context, person) };
    }),
  }),
};

export const contactPersonsCodec = blockOf<ContactPersonsBlock>('ContactPersons', {
  ...blockBase('contact-persons'),
  headline: plainText,
  text: plainText,
  persons: personsField,
});
