import type { Params } from '../app/router.tsx';
import { DraftBar } from '../prices/DraftBar.tsx';
import { DraftSwitch, DraftTextField } from '../prices/DraftFields.tsx';
import { Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { QueryResult } from '../ui/states.tsx';
import { type ContentField, type ContentRecord, useRecord } from './content-data.ts';

/** One record of the shop's content: a form with its fields, and the pages that show it. */
export default function RecordScreen({ params: { kind = '', key } }: { params: Params }) {
  const id = key === undefined ? kind : `${kind}/${key}`;
  const load = useRecord(id);
  const { name, title } = load.data ?? {};
  return (
    <Screen title={name ?? 'Content'} sub={name === title ? undefined : title} back="/content">
      <QueryResult load={load} rows={8}>
        {(record) => <Record key={id} record={record} />}
      </QueryResult>
      <DraftBar />
    </Screen>
  );
}

function Record({ record }: { record: ContentRecord }) {
  const { productId, fields, pages, isEverywhere } = record;
  const groups = Map.groupBy(fields, ({ group }) => group);
  return (
    <div className="product-columns">
      <div className="grid gap-7">
        {[...groups].map(([group, groupFields]) => (
          <Section key={group} title={group}>
            <div className="content-fields">
              {groupFields.map((field) => (
                <RecordField key={field.field} productId={productId} {...field} />
              ))}
            </div>
          </Section>
        ))}
      </div>
      <Section title="In the shop" note="as it is now">
        <ul className="preview-pages">
          {pages.map(({ path, href }) => (
            <li key={path}>
              <a href={href} target="_blank" rel="noreferrer" className="text-link">
                {path === '/' ? 'Home' : path}
              </a>
            </li>
          ))}
          {isEverywhere && <li>Every page, emails, the cart and search engines’ data</li>}
        </ul>
        <p className="mt-4 text-13 text-ink-2">
          You can change these texts. Headings, buttons, delivery promises and figures with fixed
          wording are locked.
        </p>
      </Section>
    </div>
  );
}

/** The input for each kind of value. */
const inputProps = {
  text: {},
  area: { rows: 4 },
  number: { as: 'number' },
  pounds: { as: 'pounds' },
  time: { as: 'optional' },
  days: { as: 'lines', rows: 5 },
} as const;

function RecordField({
  productId,
  input,
  hint,
  isDrafted,
  ...field
}: ContentField & { productId: string }) {
  const { field: name, label, live } = field;
  const drafted = isDrafted ? (field.drafted ?? null) : undefined;
  const given = { ...{ productId, field: name, label, live }, drafted };
  if (input === 'switch') return <DraftSwitch {...given}>{hint}</DraftSwitch>;
  return <DraftTextField {...given} {...inputProps[input]} hint={hint} />;
}
