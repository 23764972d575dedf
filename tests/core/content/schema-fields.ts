/** What of a story's JSON the content schema says, for tests of codecs and of sample stories. */
import { componentsIn, contentSchema } from '../../../core/domain/content/content-schema.ts';
import type { FieldShape } from '../../../core/domain/content/field-shape.ts';
import { recordsIn } from '../../../core/domain/content/linked-uuids.ts';

/** The components by their names. */
const schemaByName = () => new Map(contentSchema().map((component) => [component.name, component]));

/** What every block has, whatever its component. */
const ownFields = ['component', '_uid'];

const isBlock = (value: unknown): value is { readonly component: string } =>
  typeof value === 'object' && value !== null && 'component' in value;

/** Whether everything in the body may stand in a field of that shape. */
const areBlocksOf = (shape: FieldShape, value: unknown): boolean => {
  const names = componentsIn(shape).map(({ name }) => name);
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    Array.isArray(value.body) &&
    value.body.every((item) => isBlock(item) && names.includes(item.component))
  );
};

/** Whether a value is what an editor's field of that shape holds. */
const fits = (shape: FieldShape, value: unknown): boolean => {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'string' && /^(?:\d+(?:\.\d+)?)?$/u.test(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return value === '' || shape.options.some((option) => String(option) === value);
    case 'rich-text':
      return (
        typeof value === 'object' &&
        value !== null &&
        'type' in value &&
        recordsIn(value).every(({ type, attrs }) => type !== 'blok' || areBlocksOf(shape, attrs))
      );
    case 'picture':
      return typeof value === 'object' && value !== null && 'filename' in value;
    case 'file':
      return (
        typeof value === 'object' &&
        value !== null &&
        'filename' in value &&
        shape.endings.some((ending) => String(value.filename).endsWith(`.${ending}`))
      );
    case 'table':
      return typeof value === 'object' && value !== null && 'tbody' in value;
    case 'pictures':
      return Array.isArray(value) && value.every((item) => 'filename' in item);
    case 'link':
      return typeof value === 'object' && value !== null && 'linktype' in value;
    case 'story':
      return typeof value === 'string' || typeof value === 'object';
    case 'blocks':
      return (
        Array.isArray(value) &&
        value.length <= (shape.most ?? Infinity) &&
        areBlocksOf(shape, { body: value })
      );
  }
};

type UsedField = { readonly component: string; readonly name: string; readonly value: unknown };

/** The fields that a value uses, at any depth. */
export const fieldsUsed = (value: unknown): readonly UsedField[] =>
  recordsIn(value).flatMap((holder) => {
    const { component } = holder;
    // The cells of a table are the service's own.
    if (typeof component !== 'string' || component.startsWith('_table_')) return [];
    return Object.entries(holder).flatMap(([name, field]) =>
      ownFields.includes(name) || field === undefined ? [] : [{ component, name, value: field }],
    );
  });

/** What the schema does not say of the fields that a value uses. */
export const misfitsIn = (value: unknown): readonly string[] => {
  const schema = schemaByName();
  return fieldsUsed(value).flatMap(({ component, name, value: field }) => {
    const shape = schema.get(component)?.fields[name];
    return shape === undefined || !fits(shape, field)
      ? [`${component}.${name}: ${JSON.stringify(field).slice(0, 200)}`]
      : [];
  });
};
