import type { PersonCard } from '../../../core/domain/content/blocks/contact-persons.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { telephoneLink } from '../../../core/domain/navigation/telephone-link.ts';
import { E } from '../../../core/fp.ts';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './contact-persons.module.css';

/** A text that cannot be dialled stays text. */
const Telephone = ({ number }: { readonly number: string }) => {
  const link = telephoneLink(number);
  return (
    <p>
      {E.isRight(link) ? (
        <a className={styles['way']} href={link.right}>
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  );
};

const Person = ({ name, role, email, telephone, picture }: PersonCard) => (
  <li className={styles['person']}>
    {picture && (
      <span className={styles['picture']}>
        <Picture
          {...sourceAttributes('tile', picture.source)}
          alt={picture.alternative}
          fit="cover"
        />
      </span>
    )}
    <div>
      <p className={styles['name']}>{name}</p>
      {role !== '' && <p className={styles['role']}>{role}</p>}
      {telephone !== undefined && <Telephone number={telephone} />}
      {email !== undefined && (
        <p>
          <a className={styles['way']} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </div>
  </li>
);

/** Nothing where nobody is. */
export const PersonList = ({ persons }: { readonly persons: readonly PersonCard[] }) =>
  persons.length > 0 && (
    <ul role="list" className={styles['persons']}>
      {persons.map((person) => (
        <Person {...person} key={person.id} />
      ))}
    </ul>
  );
