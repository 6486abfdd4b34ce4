export type Requirement = { id: string; kind: 'S' | 'D' | 'B'; statement: string };

const row = /^\| ([A-Z]{2}\d+[a-z]?) \| ([SDB]) \| (.+) \|$/;

/** The requirements of docs/requirements.md, in its order. */
export function readRequirements(markdown: string): Requirement[] {
  const requirements = markdown.split('\n').flatMap((line): Requirement[] => {
    const [, id, kind, statement] = row.exec(line) ?? [];
    return id && statement ? [{ id, kind: kind as Requirement['kind'], statement }] : [];
  });
  const ids = requirements.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`docs/requirements.md holds ${twice} twice.`);
  return requirements;
}
