/** Every component of the content space with its fields, made from the codecs of stories. */
import { personShape } from './blocks/contact-persons.ts';
import { chromeShape } from './chrome.ts';
import { fieldsOfEither, type ComponentShape, type FieldShape } from './field-shape.ts';
import { navigationShape } from './navigation/navigation.ts';
import { pageShape } from './page-codec.ts';
import { redirectShapes } from './story-redirect.ts';

export type ContentComponent = ComponentShape & {
  /** A content type of stories; others stand only within stories. */
  readonly isRoot: boolean;
  readonly isNestable: boolean;
};

/** The components that may stand in a field. */
export const componentsIn = (shape: FieldShape): readonly ComponentShape[] =>
  shape.kind === 'blocks' || shape.kind === 'rich-text' ? shape.components : [];

const within = (component: ComponentShape): readonly ComponentShape[] => [
  component,
  ...Object.values(component.fields).flatMap(componentsIn).flatMap(within),
];

/**
 * The components of all stories, each once, content types first. One that stands in several places,
 * or nests, has the fields of all of these.
 */
export const contentSchema = (): readonly ContentComponent[] => {
  const roots = [
    pageShape(),
    { name: 'Redirect', fields: redirectShapes(true) },
    chromeShape(),
    navigationShape(),
    personShape(),
  ];
  const all = roots.flatMap(within);
  const fields = all.flatMap((component) => Object.values(component.fields));
  const referred = fields.flatMap((shape) => (shape.kind === 'story' ? shape.contentTypes : []));
  const contentTypes = new Set([...roots.map(({ name }) => name), ...referred]);
  const nested = new Set(fields.flatMap(componentsIn).map(({ name }) => name));
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, same]) => ({
    name,
    fields: fieldsOfEither(same.map((component) => component.fields)),
    isRoot: contentTypes.has(name),
    isNestable: nested.has(name),
  }));
};

/** Fields that refer to other stories, as `component.field`. */
export const contentRelations = (): readonly string[] =>
  contentSchema().flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === 'story' ? [`${name}.${field}`] : [],
    ),
  );
