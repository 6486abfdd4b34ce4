import { toIsoDay } from '../../contract/uk-time.ts';
import { formatCsvRows } from '../admin/export.ts';
import { buildTable, type ReportColumns } from '../admin/report.ts';

type Pages<Row> = AsyncIterable<readonly Row[]> | readonly (readonly Row[])[];

/** A CSV file, streamed while its rows are read. A byte order mark shows spreadsheets that it is UTF-8. */
export function csvResponse<Row>(
  name: string,
  columns: ReportColumns<Row>,
  pages: Pages<Row>,
): Response {
  const text = csvText(columns, pages);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await text.return();
    },
  });
  const day = toIsoDay(new Date());
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="rungmoor-${name}-${day}.csv"`,
    },
  });
}

async function* csvText<Row>(columns: ReportColumns<Row>, pages: Pages<Row>) {
  yield `\uFEFF${formatCsvRows([Object.keys(columns)])}`;
  for await (const page of pages) yield formatCsvRows(buildTable(page, columns).rows);
}
