/**
 * Shapes of fields for an editor's form. Each codec has one, and content-schema.ts is made of them,
 * so that no field is described twice.
 */

export type FieldShape =
  | { readonly kind: 'text'; readonly isRequired: boolean; readonly hasLines?: boolean }
  | { readonly kind: 'number'; readonly isRequired: boolean }
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'choice';
      readonly isRequired: boolean;
      readonly options: readonly (string | number)[];
    }
  | { readonly kind: 'rich-text'; readonly components: readonly ComponentShape[] }
  | { readonly kind: 'picture'; readonly isRequired: boolean }
  | { readonly kind: 'pictures' }
  /** Endings of the shop's files. */
  | { readonly kind: 'file'; readonly isRequired: boolean; readonly endings: readonly string[] }
  /** The service's own table of texts. */
  | { readonly kind: 'table'; readonly isRequired: boolean }
  | { readonly kind: 'link'; readonly isRequired: boolean }
  /** The uuid of a story of one of these content types, or a list of them. */
  | { readonly kind: 'story'; readonly contentTypes: readonly string[]; readonly isList?: boolean }
  | {
      readonly kind: 'blocks';
      readonly isRequired: boolean;
      /** Any number where it is left out. */
      readonly most?: number;
      readonly components: readonly ComponentShape[];
    };

export type FieldShapes = Readonly<Record<string, FieldShape>>;

export type ComponentShape = { readonly name: string; readonly fields: FieldShapes };

/** Fields that are not a component yet, one of several components, or a picture. */
export type ItemShape =
  | { readonly kind: 'fields'; readonly fields: FieldShapes }
  | { readonly kind: 'components'; readonly components: readonly ComponentShape[] }
  | { readonly kind: 'picture' };

/** The fields of an item, for what stands beside them. */
export const fieldsOfItem = (shape: ItemShape): FieldShapes =>
  shape.kind === 'fields' ? shape.fields : {};

/** The components that an item may be. */
export const componentsOfItem = (shape: ItemShape): readonly ComponentShape[] =>
  shape.kind === 'components' ? shape.components : [];

/** The field that holds a list of items. */
export const listShape = (item: ItemShape, isRequired: boolean, most?: number): FieldShape => {
  if (item.kind === 'picture') return { kind: 'pictures' };
  const components = componentsOfItem(item);
  return { kind: 'blocks', isRequired, components, ...(most !== undefined && { most }) };
};

const isRequiredIn = (shape: FieldShape | undefined): boolean =>
  shape !== undefined && 'isRequired' in shape && shape.isRequired;

const ofEither = (shapes: readonly (FieldShape | undefined)[]): readonly FieldShape[] => {
  const [first, ...others] = shapes.filter((shape) => shape !== undefined);
  if (first === undefined) return [];
  const isRequired = shapes.every(isRequiredIn);
  if (first.kind === 'choice') {
    const options = others.flatMap((shape) => (shape.kind === 'choice' ? shape.options : []));
    return [{ ...first, isRequired, options: [...new Set([...first.options, ...options])] }];
  }
  if (first.kind === 'blocks') {
    const components = others.flatMap((shape) => (shape.kind === 'blocks' ? shape.components : []));
    return [{ ...first, isRequired, components: [...first.components, ...components] }];
  }
  return ['isRequired' in first ? { ...first, isRequired } : first];
};

/** Fields of a component with variants; required are those that every variant requires. */
export const fieldsOfEither = (variants: readonly FieldShapes[]): FieldShapes =>
  Object.fromEntries(
    [...new Set(variants.flatMap((fields) => Object.keys(fields)))].flatMap((name) =>
      ofEither(variants.map((fields) => fields[name])).map((shape) => [name, shape]),
    ),
  );
