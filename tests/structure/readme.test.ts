import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { readConfiguration } from '../../server/configuration.ts';
import type { Environment } from '../../server/environment.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const example = readFileSync(join(root, '.env.example'), 'utf8');

/** The variables that the server asks for, seen by asking it. */
const readVariables = (): readonly string[] => {
  const asked = new Set<string>();
  const environment: Environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'string') asked.add(name);
        return undefined;
      },
    },
  );
  expect(E.isRight(readConfiguration(environment))).toBe(true);
  return [...asked].toSorted();
};

const tableVariables = (): readonly string[] => {
  const section = /^## Configuration\n(?<text>[\s\S]*?)\n#/mu.exec(readme)?.groups?.['text'] ?? '';
  return [...section.matchAll(/^\| `(?<name>[A-Z_]+)` +\|/gmu)]
    .map((row) => row.groups?.['name'] ?? '')
    .toSorted();
};

const exampleEntries = (): readonly (readonly [string, string])[] =>
  [...example.matchAll(/^#(?<name>[A-Z_]+)=(?<value>.*)$/gmu)].map((line) => [
    line.groups?.['name'] ?? '',
    line.groups?.['value'] ?? '',
  ]);

describe('the documented configuration', () => {
  test('the README lists exactly the variables that the server reads', () => {
    expect(tableVariables()).toEqual(readVariables());
  });

  test('.env.example lists exactly the variables that the server reads', () => {
    expect(
      exampleEntries()
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(readVariables());
  });

  test('every value of .env.example is allowed', () => {
    // Others of OpenTelemetry's are looked at beside it alone, a consent script beside safe sites, and
    // a mail server beside an address that mails are from.
    const beside = {
      MAIL_FROM: 'service@example.com',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      SITES: 'poster.de=www.example.com',
    };
    const refused = exampleEntries().filter(([name, value]) =>
      E.isLeft(readConfiguration({ ...beside, [name]: value })),
    );
    expect(refused).toEqual([]);
  });
});

describe('the scripts', () => {
  test('every npm script that the README names exists', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const named = [...readme.matchAll(/npm (?:run )?(?<name>start|test|[a-z]+(?::[a-z]+)?)\b/gu)]
      .map((match) => match.groups?.['name'] ?? '')
      .filter((name) => name !== 'run');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
