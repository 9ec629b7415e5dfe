import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { root } from '../lib/paths.ts';

/**
 * Checks that every interface string of the site is read by somebody. The type checker says which
 * key an access means; a group that is read by a computed key, or handed over as a whole to values
 * of another type, counts as read with all that it holds. The strings that the specification names
 * (spec §3) stay in any case.
 */
const site = `${root}/apps/site`;
const table = `${site}/src/i18n/messages/en.json`;

const templates = new Map<string, string>(
  globSync('src/**/*.astro', { cwd: site }).map((file) => {
    const { code } = convertToTsx(readFileSync(`${site}/${file}`, 'utf8'), {
      filename: file,
      ambientTypes: true,
    });
    return [`${site}/${file}.tsx`, code] as const;
  }),
);
const { config } = ts.readConfigFile(`${site}/tsconfig.json`, ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, site);
const host = ts.createCompilerHost(options);
const { readFile, fileExists } = host;
host.readFile = (file) => templates.get(file) ?? readFile(file);
host.fileExists = (file) => templates.has(file) || fileExists(file);
const program = ts.createProgram(
  [...fileNames.filter((file) => !/\.test\.tsx?$/.test(file)), ...templates.keys()],
  options,
  host,
);
const checker = program.getTypeChecker();
const read = new Set<string>();

for (const file of program.getSourceFiles())
  if (!file.isDeclarationFile && !file.fileName.includes('node_modules')) visit(file);

const source = program.getSourceFile(table);
if (!source) throw new Error(`${relative(root, table)} is not part of the site`);
const unread = messagePaths(JSON.parse(source.text)).filter(
  (leaf) =>
    !leaf.startsWith('spec.') &&
    !read.has(leaf) &&
    ![...read].some((key) => key.endsWith('.*') && leaf.startsWith(key.slice(0, -1))),
);
for (const key of unread) console.log(`${relative(root, table)}: nobody reads ${key}`);
process.exit(unread.length > 0 ? 1 : 0);

function visit(node: ts.Node): void {
  if (ts.isExpression(node) && !ts.isStringLiteralLike(node)) markWidened(node);
  if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
  else if (ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    const key = node.argumentExpression;
    if (ts.isStringLiteralLike(key)) mark(type.getProperty(key.text));
    else markAll(type, ts.isAsExpression(key) ? undefined : checker.getTypeAtLocation(key));
  } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name)) mark(checker.getTypeAtLocation(node.parent).getProperty(name.text));
  } else if (ts.isCallExpression(node) && isObjectWalk(node.expression)) {
    const [walked] = node.arguments;
    if (walked) markAll(checker.getTypeAtLocation(walked));
  } else if (ts.isSpreadAssignment(node)) markAll(checker.getTypeAtLocation(node.expression));
  ts.forEachChild(node, visit);
}

function isObjectWalk(called: ts.Expression): boolean {
  return /^(Object\.(values|entries|keys)|JSON\.stringify|Response\.json)$/.test(called.getText());
}

/** A group that is handed over as another type: what that type names counts as read. */
function markWidened(node: ts.Expression): void {
  if (!ts.isPropertyAccessExpression(node) && !ts.isIdentifier(node)) return;
  const wanted = checker.getContextualType(node);
  if (!wanted || wanted.flags & ts.TypeFlags.Any) return;
  for (const property of checker.getTypeAtLocation(node).getProperties()) {
    if (!isOurs(property)) continue;
    const wantedProperty = wanted.getProperty(property.name);
    if (wantedProperty ? !isOurs(wantedProperty) : wanted.getStringIndexType())
      mark(property, '.*');
  }
}

function isOurs(symbol: ts.Symbol): boolean {
  return !!symbol.declarations?.some(
    (declaration) => resolve(declaration.getSourceFile().fileName) === table,
  );
}

/** What a computed key can read: those of its type's literals, or all. */
function markAll(type: ts.Type, key?: ts.Type): void {
  const literals = key && (key.isUnion() ? key.types : [key]);
  if (literals?.every((one) => one.isStringLiteral()))
    for (const one of literals) mark(type.getProperty((one as ts.StringLiteralType).value));
  else for (const property of type.getProperties()) mark(property, '.*');
}

function mark(symbol: ts.Symbol | undefined, rest = ''): void {
  for (const declaration of symbol?.declarations ?? [])
    if (resolve(declaration.getSourceFile().fileName) === table) {
      read.add(messageKey(declaration));
      if (rest) read.add(messageKey(declaration) + rest);
    }
}

function messageKey(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration; node; node = node.parent)
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name))
      names.unshift(node.name.text);
  return names.join('.');
}

/** Every string and every set of plural forms, by its path. */
function messagePaths(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string' || 'other' in inner
      ? [path + key]
      : messagePaths(inner, `${path}${key}.`),
  );
}
