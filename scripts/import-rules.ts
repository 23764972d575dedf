/**
 * The house's import rules (docs/decisions, "layers"), each with its reason. Linters compare the
 * text of a specifier; here relative ones are resolved, so a rule speaks of folders and holds
 * however a path is written. `node scripts/import-rules.ts [folder]` prints one line for each
 * violation: file:line, rule, reason.
 */
import { dirname, join, resolve } from 'node:path';

import {
  edges,
  mayImportProduct,
  mayNameProducts,
  productOf,
  shoppersReach,
} from './product-names.ts';
import { reachesReact } from './react-free.ts';
import { codeFiles, readModule, type Import, type Module } from './read-modules.ts';
import { roomViolations } from './room-layers.ts';
import { subjectViolations } from './subject-layers.ts';

type Violation = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly why: string;
};

type Rule = {
  readonly name: string;
  readonly why: string;
  /** Files that the rule is about. */
  readonly files: RegExp;
  readonly except?: RegExp;
  /** Files of ours that they may import; all when left out. */
  readonly mayImport?: RegExp;
  readonly mayNotImport?: RegExp;
  /** Files that they may import where they are needed, and not at once. */
  readonly onlyLate?: RegExp;
  /** Packages that they may import; all when left out. */
  readonly packages?: RegExp;
  readonly notPackages?: RegExp;
};

const nothing = /^$/u;
const vendors =
  /^(@splitsoftware|@storyblok|drizzle-orm|pg|sharp|@electric-sql|inversify|hono|@hono|vanilla-cookieconsent)\b/u;

export const rules: readonly Rule[] = [
  {
    name: 'domain-is-pure',
    why: 'The domain is data and rules; it knows neither ports nor use cases nor the world.',
    files: /^core\/domain\//u,
    mayImport: /^core\/(domain\/|fp\.ts$)/u,
  },
  {
    name: 'ports-speak-domain',
    why: "A port is named in the domain's words; use cases come after it.",
    files: /^core\/ports\//u,
    mayImport: /^core\/(domain\/|ports\/|fp\.ts$)/u,
  },
  {
    name: 'usecases-need-ports',
    why: 'A use case reaches the world through ports alone.',
    files: /^core\/usecases\//u,
    mayImport: /^core\/(domain\/|ports\/|usecases\/|fp\.ts$)/u,
  },
  {
    name: 'core-stands-alone',
    why: 'The core is published as a package of its own: whatever it imports, its users must install.',
    files: /^core\//u,
    mayImport: /^core\//u,
    packages: nothing,
    except: /^core\/fp\.ts$/u,
  },
  {
    name: 'fp-has-one-import',
    why: 'fp-ts and io-ts have no exports map: the paths that work everywhere stand in one file.',
    files: /./u,
    except: /^core\/fp\.ts$/u,
    notPackages: /^(fp-ts|io-ts)(\/|$)/u,
  },
  {
    name: 'fp-imports-fp-only',
    why: 'core/fp.ts imports fp-ts and io-ts, nothing else.',
    files: /^core\/fp\.ts$/u,
    mayImport: nothing,
    packages: /^(fp-ts|io-ts)(\/|$)/u,
  },
  {
    name: 'adapters-serve-the-core',
    why: 'An adapter implements ports; storefront and server come after it.',
    files: /^adapters\//u,
    mayImport: /^(adapters|core)\//u,
  },
  {
    name: 'drawing-has-its-thread',
    why: 'Drawing and composing are computing from end to end: on the main thread every request waits.',
    files: /^(adapters|server)\//u,
    except:
      /^adapters\/media\/(compose\/|composing-thread\.ts$|draw\/|draw-picture\.ts$|draw-pdf\.ts$|drawing-thread\.ts$|pdf-thread\.ts$)/u,
    mayNotImport:
      /^adapters\/media\/(compose\/(compose|pixels|scene-files)\.ts$|composing-thread\.ts$|draw\/|draw-picture\.ts$|draw-pdf\.ts$|drawing-thread\.ts$|pdf-thread\.ts$)/u,
  },
  {
    name: 'traces-have-their-file',
    why: 'OpenTelemetry is loaded by a variable: what imports it, or its file, loads it for everybody.',
    files: /^(adapters|core|server|ui)\//u,
    except: /^server\/traces\/(opentelemetry|open-traces)\.ts$/u,
    mayNotImport: /^server\/traces\/opentelemetry\.ts$/u,
    notPackages: /^@opentelemetry\//u,
  },
  {
    name: 'application-composes-tokens',
    why: 'The application takes what the container has bound; which adapter that is stands there alone.',
    files: /^server\/app\.ts$/u,
    mayNotImport: /^adapters\//u,
  },
  {
    name: 'ui-knows-no-adapter',
    why: 'What the storefront needs is handed to it; only its composition builds adapters.',
    files: /^ui\//u,
    except: /^ui\/web\/(composition|consent|editor)\/[^/]+\.client\.ts$/u,
    mayNotImport: /^adapters\//u,
    notPackages: vendors,
  },
  {
    name: 'ui-is-core-and-ui',
    why: 'The storefront runs in a browser: the core and itself, and adapters where it builds them.',
    files: /^ui\//u,
    mayImport: /^(adapters|core|ui)\//u,
  },
  {
    name: 'components-are-props',
    why: 'Every component stands in Storybook: props in, callbacks out, no route, port or use case.',
    files: /^ui\/(components|web\/products\/[^/]+\/parts)\//u,
    mayNotImport: /^(core\/(ports|usecases)|ui\/web\/(?!products\/[^/]+\/parts\/))/u,
    notPackages: /^(react-router|@react-router)\b/u,
  },
  {
    name: 'blocks-are-props',
    why: "A block's view stands in Storybook, too: the core's domain, components and messages alone.",
    files: /^ui\/(blocks|web\/products\/[^/]+\/block)\//u,
    except: /(^ui\/blocks\/block-loader|\/loader)\.ts$/u,
    mayImport:
      /^(core\/(domain\/|fp\.ts$)|ui\/(blocks|components|messages|web\/products\/[^/]+\/block)\/|ui\/web\/products\/product-blocks\.tsx$)/u,
    notPackages: /^(react-router|@react-router)\b/u,
  },
  {
    name: 'block-loaders-use-cases',
    why: 'A loader of a block runs use cases over the ports that it is handed; it draws nothing.',
    files: /^ui\/(blocks\/([^/]+\/loader|block-loader)|web\/products\/[^/]+\/block\/loader)\.ts$/u,
    mayImport: /^(core\/|ui\/blocks\/)/u,
    packages: nothing,
  },
  {
    name: 'shell-stands-alone',
    why: 'The surroundings are the same for every page: a page knows them, they know no page.',
    files: /^ui\/web\/shell\//u,
    mayNotImport: /^ui\/web\/(page|products|designer)\//u,
  },
  {
    name: 'products-know-no-page',
    why: 'A product is drawn and loaded by the page that has it, wherever it stands on it.',
    files: /^ui\/web\/products\//u,
    mayNotImport: /^ui\/web\/(page|designer)\//u,
  },
  {
    name: 'ui-has-no-whole-product',
    why: "Browsers need a product's choices alone; a parser's fp-ts would be in every page's script.",
    files: /^ui\//u,
    mayNotImport: /^core\/domain\/products\/[^/]+\/[^/]+-product\.ts$/u,
  },
  {
    name: 'dialogs-know-no-page',
    why: 'A dialog stands over what opens it, whichever page that is on.',
    files: /^ui\/web\/dialogs\//u,
    mayNotImport: /^ui\/web\/(page|designer)\//u,
  },
  {
    name: 'samples-where-they-are-served',
    why: 'Sample stories, seeds and the embedded shop are loaded by processes that serve them.',
    files: /^server\//u,
    except: /^server\/embedded\/(content\/samples|shop)\//u,
    onlyLate:
      /^(server\/embedded\/(content\/samples\/|shop\/shop\.ts$)|adapters\/postgres\/seed\/)/u,
  },
  {
    name: 'nothing-imports-server',
    why: 'The server composes everything; what it composes must not know it.',
    files: /./u,
    except: /^(bench|scripts|server|tests)\//u,
    mayNotImport: /^server\//u,
  },
  {
    name: 'no-test-code',
    why: 'Fakes, fixtures and tools must not reach a shopper.',
    files: /^(adapters|core|server|ui)\//u,
    mayNotImport: /^(bench|scripts|tests)\//u,
    notPackages: /^(vitest|fast-check|@fast-check|storybook|playwright-core)\b/u,
    except: /\.stories\.tsx$/u,
  },
];

const breaks = (rule: Rule, { from, target, isLoaded }: Import): boolean => {
  if (!rule.files.test(from) || rule.except?.test(from)) return false;
  return target.kind === 'file'
    ? (rule.mayImport !== undefined && !rule.mayImport.test(target.path)) ||
        (rule.mayNotImport?.test(target.path) ?? false) ||
        (isLoaded && (rule.onlyLate?.test(target.path) ?? false))
    : (rule.packages !== undefined && !rule.packages.test(target.name)) ||
        (rule.notPackages?.test(target.name) ?? false);
};

const adapterOf = (path: string): string | undefined => /^adapters\/([^/]+)\//u.exec(path)?.[1];

/** What adapters have in common: waiting, keeping answers, and the words of the shop's endpoints. */
const commonToAdapters = /^adapters\/(shared|http\/(codecs|endpoints))\//u;

/** An adapter of one outside thing that imports another. */
const crossesAdapters = ({ from, target }: Import): boolean => {
  if (target.kind !== 'file' || commonToAdapters.test(target.path)) return false;
  const own = adapterOf(from);
  const other = adapterOf(target.path);
  return own !== undefined && other !== undefined && own !== other;
};

/** An import from the folder of a product by a room that may not know it. */
const knowsProduct = ({ from, target }: Import): boolean => {
  const product = target.kind === 'file' ? productOf(target.path) : undefined;
  return product !== undefined && shoppersReach.test(from) && !mayImportProduct(from, product);
};

type Edge = { readonly from: string; readonly to: string; readonly isLoaded: boolean };

const edgesOf = ({ imports, path }: Module): readonly Edge[] =>
  imports.flatMap(({ target, isLoaded }) =>
    target.kind === 'file' ? [{ from: path, to: target.path, isLoaded }] : [],
  );

/** Texts are typed by the page that they belong to, and pages by the registry that lists them. */
const stories = /^server\/embedded\/content\/samples\/stories\//u;

/** Within a folder, which is one thing, types may refer to each other. */
const counts = ({ from, to, isLoaded }: Edge): boolean =>
  isLoaded || (dirname(from) !== dirname(to) && !stories.test(from));

/**
 * One cycle for each group of modules that reach each other, as the path that closes it. Between
 * folders types and dynamic imports count, too: who reads one of the modules has to read the
 * others.
 */
const cycles = (modules: readonly Module[]): readonly (readonly string[])[] => {
  const edges = new Map(
    modules.map((module) => [
      module.path,
      edgesOf(module)
        .filter(counts)
        .map(({ to }) => to),
    ]),
  );
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return found;
};

const readTree = (root: string): readonly Module[] =>
  codeFiles(root).map((path) => readModule(root, path));

/** Every violation in the tree at `root` (an absolute path), in the order of its files. */
export const violations = (root: string): readonly Violation[] => violationsOf(readTree(root));

const violationsOf = (modules: readonly Module[]): readonly Violation[] => {
  const imports = modules.flatMap((module) => module.imports);
  return [
    ...rules.flatMap((rule) =>
      imports
        .filter((one) => breaks(rule, one))
        .map(({ from, line }) => ({ file: from, line, rule: rule.name, why: rule.why })),
    ),
    ...imports.filter(crossesAdapters).map(({ from, line }) => ({
      file: from,
      line,
      rule: 'adapters-apart',
      why: 'Each adapter can be swapped alone; adapters/shared and the codecs of adapters/http are for all.',
    })),
    ...modules.flatMap(subjectViolations),
    ...modules.flatMap(roomViolations),
    ...imports.filter(knowsProduct).map(({ from, line }) => ({
      file: from,
      line,
      rule: 'products-in-their-folders',
      why: 'A shared room asks the registry of products; what is true of one stands in its folder.',
    })),
    ...modules.flatMap(({ path, namesProducts }) =>
      (mayNameProducts(path) ? [] : namesProducts).map((line) => ({
        file: path,
        line,
        rule: 'no-product-by-name',
        why: 'A shared room has no branch on a product: the product says what is special about it.',
      })),
    ),
    ...modules
      .filter(({ barrel }) => barrel)
      .map(({ path }) => ({
        file: path,
        line: 1,
        rule: 'no-barrel',
        why: 'A file that only hands on exports hides where things are and loads all of them.',
      })),
    ...reachesReact(modules),
    ...cycles(modules).map((path) => ({
      file: path[0] ?? '',
      line: 1,
      rule: 'no-cycle',
      why: `Modules that need each other are one module: ${path.join(' → ')}.`,
    })),
  ];
};

const namesProduct = ({ imports, namesProducts }: Module): boolean =>
  namesProducts.length > 0 ||
  imports.some(({ target }) => target.kind === 'file' && productOf(target.path) !== undefined);

/** Exceptions whose files name no product any more: each is deleted. */
export const idleExceptions = (modules: readonly Module[]): readonly Violation[] => {
  const named = modules.filter(namesProduct);
  return edges
    .filter(({ files }) => !named.some(({ path }) => files.test(path)))
    .map(({ files, why }) => ({
      file: 'scripts/product-names.ts',
      line: 1,
      rule: 'no-idle-exception',
      why: `No file of ${files} names a product; it was excepted as: ${why}`,
    }));
};

if (import.meta.main) {
  const modules = readTree(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
  const found = [...violationsOf(modules), ...idleExceptions(modules)];
  for (const { file, line, rule, why } of found) console.log(`${file}:${line} ${rule}: ${why}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
