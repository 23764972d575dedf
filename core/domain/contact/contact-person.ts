import { E } from '../../fp.ts';

export type ContactPerson = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
};

/** The content has no such person: the form is shown without one, and it is logged. */
export type ContactPersonError = {
  readonly kind: 'contact-form-person-not-found';
  readonly id: string;
};

/** A contact form's person (storefront §8). */
export const findContactPerson = <Person extends ContactPerson>(
  persons: readonly Person[],
  id: string,
): E.Either<ContactPersonError, Person> => {
  const person = persons.find((one) => one.id === id);
  return person === undefined
    ? E.left({ kind: 'contact-form-person-not-found', id })
    : E.right(person);
};
