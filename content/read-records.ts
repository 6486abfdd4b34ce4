import * as v from 'valibot';

type RecordSchema = v.GenericSchema<unknown, object>;

/** The records of a folder, each with its file's name as slug. Names every file and field that is not right. */
export function readRecords<Slug extends string, Schema extends RecordSchema>(
  folder: string,
  schema: Schema,
  files: Readonly<Record<Slug, unknown>>,
): readonly (v.InferOutput<Schema> & { slug: Slug })[] {
  const faults: string[] = [];
  const records = (Object.keys(files) as Slug[]).flatMap((slug) => {
    const { success, output, issues } = v.safeParse(schema, files[slug]);
    if (success) return { ...output, slug };
    faults.push(
      ...issues.map((issue) => `${folder}/${slug}.json, ${whereIs(issue)}: ${issue.message}`),
    );
    return [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return records;
}

const whereIs = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'the whole record';
