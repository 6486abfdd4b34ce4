type Labels = Readonly<Record<string, string | number>>;

type Sample = {
  value: number;
  labels?: Labels;
  /** For a histogram, whose samples have names of their own: `_bucket`. */
  suffix?: '_bucket' | '_sum' | '_count';
};

/** One figure of the shop, as Prometheus reads it. */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

/** What a scrape is answered with. */
export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes figures in Prometheus's own text format. */
export function prometheusText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${written(labels)} ${value}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
