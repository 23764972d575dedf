import { attachmentAccept } from '../../../core/domain/contact/contact-attachments.ts';
import {
  defectLimits,
  orderFields,
  type DefectError,
  type RefusedDefect,
} from '../../../core/domain/order/order-page.ts';
import { articleKey } from '../../../core/domain/products/article-key.ts';
import type { OrderedItem } from '../../../core/domain/order/order.ts';
import { useText } from '../../messages/text.tsx';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
// The withdrawal's form looks the same.
import forms from '../withdrawal-form/withdrawal-form.module.css';

type DefectFormProps = {
  readonly items: readonly OrderedItem[];
  readonly refused: RefusedDefect | undefined;
};

/** Closed until it is wanted, and open where it was refused. Files come last: what is typed is known before. */
export const DefectForm = ({ items, refused }: DefectFormProps) => {
  const text = useText();
  const { errors = [], typed = { items: [], words: '' } } = refused ?? {};
  const shared = (field: DefectError) => ({
    error: errors.includes(field) ? text(`order.defect.${field}-wrong`) : undefined,
    isFirstError: errors[0] === field,
  });
  return (
    <Accordion
      isOpen={refused !== undefined}
      items={[
        {
          title: text('order.defect'),
          content: (
            <form
              method="post"
              action="#"
              encType="multipart/form-data"
              className={forms['form']}
              noValidate={refused !== undefined}
            >
              <input type="hidden" name={orderFields.wants} value="report-defect" />
              <Field label={text('order.defect.items')} {...shared('items')}>
                {(control) => (
                  <select
                    {...control}
                    name={orderFields.items}
                    required
                    multiple={items.length > 1}
                    defaultValue={
                      items.length > 1 ? typed.items.map(String) : String(typed.items[0] ?? 0)
                    }
                  >
                    {items.map(({ article, label, quantity }, place) => (
                      <option value={String(place)} key={articleKey(article)}>
                        {text('order.pieces', {
                          count: quantity,
                          name: [label.name, ...label.details].join(', '),
                        })}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label={text('order.defect.words')} {...shared('words')}>
                {(control) => (
                  <textarea
                    {...control}
                    name={orderFields.words}
                    rows={5}
                    required
                    minLength={defectLimits.minimum}
                    maxLength={defectLimits.maximum}
                    defaultValue={typed.words}
                  />
                )}
              </Field>
              <Field label={text('order.defect.photos')} {...shared('photos')}>
                {(control) => (
                  <input
                    {...control}
                    name={orderFields.photos}
                    type="file"
                    multiple
                    accept={attachmentAccept}
                  />
                )}
              </Field>
              <Button type="submit">{text('order.defect.send')}</Button>
            </form>
          ),
        },
      ]}
    />
  );
};
