/** As the vendor's command line pushes it (`components push`). */
import { componentsIn, type ContentComponent } from '../../core/domain/content/content-schema.ts';
import type { FieldShape } from '../../core/domain/content/field-shape.ts';

type SchemaField = {
  readonly type: string;
  readonly pos: number;
  readonly [property: string]: unknown;
};

type SchemaComponent = {
  readonly name: string;
  readonly display_name: string;
  readonly is_root: boolean;
  readonly is_nestable: boolean;
  readonly schema: Readonly<Record<string, SchemaField>>;
};

const required = (isRequired: boolean) => (isRequired ? { required: true } : {});

const whitelist = (shape: FieldShape) => ({
  restrict_components: true,
  component_whitelist: [...new Set(componentsIn(shape).map(({ name }) => name))],
});

const fieldOf = (shape: FieldShape): Readonly<Record<string, unknown>> & { type: string } => {
  switch (shape.kind) {
    case 'text':
      return { type: shape.hasLines === true ? 'textarea' : 'text', ...required(shape.isRequired) };
    case 'number':
      return { type: 'number', decimals: 0, min_value: 0, ...required(shape.isRequired) };
    case 'switch':
      return { type: 'boolean' };
    case 'choice':
      return {
        type: 'option',
        options: shape.options.map((value) => ({ name: String(value), value: String(value) })),
        ...required(shape.isRequired),
      };
    case 'rich-text':
      return { type: 'richtext', ...whitelist(shape) };
    case 'picture':
      return { type: 'asset', filetypes: ['images'], ...required(shape.isRequired) };
    case 'pictures':
      return { type: 'multiasset', filetypes: ['images'] };
    case 'file':
      return { type: 'asset', ...required(shape.isRequired) };
    case 'table':
      return { type: 'table', ...required(shape.isRequired) };
    case 'link':
      return {
        type: 'multilink',
        email_link_type: true,
        show_anchor: true,
        ...required(shape.isRequired),
      };
    case 'story':
      return {
        type: shape.isList === true ? 'options' : 'option',
        source: 'internal_stories',
        filter_content_type: shape.contentTypes,
      };
    case 'blocks':
      return {
        type: 'bloks',
        ...whitelist(shape),
        ...(shape.most !== undefined && { maximum: shape.most }),
        ...required(shape.isRequired),
      };
  }
};

/** `UspTeaser` as editors read it: `Usp teaser`. */
const displayName = (name: string): string => {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The components, with their fields in order. */
export const componentSchema = (
  components: readonly ContentComponent[],
): readonly SchemaComponent[] =>
  components.map(({ name, fields, isRoot, isNestable }) => ({
    name,
    display_name: displayName(name),
    is_root: isRoot,
    is_nestable: isNestable,
    schema: Object.fromEntries(
      Object.entries(fields).map(([field, shape], pos) => [field, { ...fieldOf(shape), pos }]),
    ),
  }));
