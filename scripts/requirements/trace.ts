import ts from 'typescript';

type Trace = {
  tests: Map<string, TitledTest[]>;
  /** Requirements without a test. */
  untested: Requirement[];
  /** Tests with an unknown id. */
  unknown: { id: string; test: TitledTest }[];
};

/** Joins requirements and tests. */
export function traceRequirements(requirements: Requirement[], tests: TitledTest[]): Trace {
  const byId = new Map<string, TitledTest[]>(requirements.map(({ id }) => [id, []]));
  const unknown: Trace['unknown'] = [];
  for (const test of tests)
    for (const id of test.ids) {
      const named = byId.get(id);
      if (named) named.push(test);
      else unknown.push({ id, test });
    }
  const untested = requirements.filter(({ id }) => byId.get(id)?.length === 0);
  return { tests: byId, untested, unknown };
}

type Requirement = { id: string; kind: 'S' | 'D' | 'B'; statement: string };

const row = /^\| ([A-Z]{2}\d+[a-z]?) \| ([SDB]) \| (.+) \|$/;

/** The requirements in docs/requirements.md, in order. */
export function readRequirements(markdown: string): Requirement[] {
  const requirements = markdown.split('\n').flatMap((line): Requirement[] => {
    const [, id, kind, statement] = row.exec(line) ?? [];
    return id && statement ? [{ id, kind: kind as Requirement['kind'], statement }] : [];
  });
  const ids = requirements.map(({ id }) => id);
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate) throw new Error(`docs/requirements.md holds ${duplicate} twice.`);
  return requirements;
}

type TitledTest = { file: string; title: string; ids: string[] };

const testFunctions = new Set(['it', 'test', 'describe']);
const bracket = /\[([A-Z]{2}\d+[a-z]?(?:\s*,\s*[A-Z]{2}\d+[a-z]?)*)\]/g;

/** The tests of a file whose titles carry requirement ids: `[SH5]` or `[SH5, SH6]`. */
export function readTestTitles(file: string, source: string): TitledTest[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const tests: TitledTest[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && testFunctions.has(rootName(node.expression))) {
      const title = textOf(node.arguments[0]);
      const ids = [...title.matchAll(bracket)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
      if (ids.length > 0) tests.push({ file, title, ids });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return tests;
}

/** `it` of `it(…)`, `it.only(…)` and `it.each(…)(…)`. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootName(expression.tag);
  return '';
}

function textOf(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}
