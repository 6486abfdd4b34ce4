const levels = ['debug', 'info', 'warn', 'error'] as const;

type Level = (typeof levels)[number];
type Fields = Record<string, string | number | boolean>;
export type Log = Record<Level, (message: string, fields?: Fields) => void>;

/** Writes one JSON object per line; callers pass no addresses, user agents or query values. */
export function createLog(
  minLevel: Level,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const createWriter =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(minLevel)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
    };
  return {
    debug: createWriter('debug'),
    info: createWriter('info'),
    warn: createWriter('warn'),
    error: createWriter('error'),
  };
}

/** The log fields of an error, including its cause. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const message = withoutParameters(error);
  const stack = error.stack?.replace(error.message, () => message) ?? '';
  const fields: Fields = { error: message, stack };
  if (error.cause instanceof Error) fields.cause = withoutParameters(error.cause);
  return fields;
}

/** Removes a failed query's parameters: they contain addresses, names and messages. */
function withoutParameters({ message }: Error): string {
  return message.startsWith('Failed query:') ? message.replace(/\nparams:[\s\S]*$/, '') : message;
}
