import type {
  ContactPersonsBlock,
  PersonCard,
} from '../../../core/domain/content/blocks/contact-persons.ts';
import { contactPersonOf } from '../../../core/usecases/contact-shop.ts';
import { E } from '../../../core/fp.ts';
import type { LoadBlock } from '../block-loader.ts';

export type ContactPersonsData = { readonly persons: readonly PersonCard[] };

/** In the block's order; a missing person is logged and left out. For the contact form, too. */
export const loadContactPersons: LoadBlock<
  Pick<ContactPersonsBlock, 'persons'>,
  ContactPersonsData
> = async ({ persons: { ids, found } }, { ports }) => {
  const answers = await Promise.all(ids.map((id) => contactPersonOf(found, id)(ports)()));
  return {
    persons: answers.flatMap((answer) => {
      const person = E.isRight(answer) ? answer.right : undefined;
      return person === undefined ? [] : [person];
    }),
  };
};
