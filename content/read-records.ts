import * as v from 'valibot';

/** Validates a data file. The error names the file and every invalid field. */
export function readRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new Error(
    issues
      .map((issue) => `${file}, ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
      .join('\n'),
  );
}

/** The records of a folder, each with its file's name as slug. */
export function readRecords<Slug extends string, Schema extends v.GenericSchema<unknown, object>>(
  folder: string,
  schema: Schema,
  files: Readonly<Record<Slug, unknown>>,
): readonly (v.InferOutput<Schema> & { slug: Slug })[] {
  return (Object.keys(files) as Slug[]).map((slug) => ({
    ...readRecord(`${folder}/${slug}.json`, schema, files[slug]),
    slug,
  }));
}
