import { ApiError } from './api-error.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Branch = Map<string, Branch | string>;

const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const deepest = 8;

/** Reads what the SDK sends: form fields whose names nest in brackets, `a[0][b]=1`, `a[]=1`. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    // PostgreSQL keeps every character but this one.
    if (`${name}${value}`.includes('\0')) throw malformed(name);
    plant(root, pathOf(name), name, value);
  }
  return objectOf(root);
}

function pathOf(name: string): string[] {
  const [, first, rest = ''] = bracketed.exec(name) ?? [];
  if (first === undefined) throw malformed(name);
  const path = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
  if (path.length > deepest) throw malformed(name);
  return path;
}

function plant(root: Branch, path: string[], name: string, value: string): void {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const key = keyIn(branch, part);
    const next = branch.get(key) ?? new Map();
    if (typeof next === 'string') throw malformed(name);
    branch.set(key, next);
    branch = next;
  }
  const leaf = keyIn(branch, path.at(-1) ?? '');
  if (branch.get(leaf) instanceof Map) throw malformed(name);
  branch.set(leaf, value);
}

/** Empty brackets mean the next place in a list. */
function keyIn(branch: Branch, part: string): string {
  return part === '' ? String(branch.size) : part;
}

function objectOf(branch: Branch): { [key: string]: FormValue } {
  // Without a prototype, a field named __proto__ is a field like any other.
  const object: { [key: string]: FormValue } = Object.create(null);
  for (const [key, value] of branch) object[key] = formValueOf(value);
  return object;
}

function formValueOf(value: Branch | string): FormValue {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key, index) => key === String(index));
  return isList ? [...value.values()].map(formValueOf) : objectOf(value);
}

function malformed(name: string): ApiError {
  return new ApiError(`Invalid request: the parameter ${name.slice(0, 80)} is malformed`, {
    code: 'parameter_unknown',
    param: name.slice(0, 80),
  });
}
