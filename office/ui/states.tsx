import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatTime } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RequestError } from '../app/api.ts';
import { alertIcon, lockIcon, offlineIcon, peopleIcon } from './icons.ts';

type FlagProps = {
  tone?: 'ink' | 'warn' | 'alert';
  icon: IconName;
  /** Screen readers announce an 'alert' immediately, a 'status' when idle. */
  role?: 'alert' | 'status';
  end?: ReactNode;
  children: ReactNode;
};

/** A notice about the content of the page. */
export function Notice({ tone = 'ink', icon, role, end, children }: FlagProps) {
  return (
    <div role={role} className="flag" data-tone={tone}>
      <Icon name={icon} />
      <div className="min-w-0 flex-1">{children}</div>
      {end}
    </div>
  );
}

type EmptyProps = {
  title: string;
  children?: ReactNode;
  /** Where to go from here. */
  link?: readonly [text: string, href: string];
};

/** Shown when there is no content: says what comes next. */
export function EmptyState({ title, children, link }: EmptyProps) {
  return (
    <div className="empty-state">
      <h2 className="head-3">{title}</h2>
      <div>
        {children}
        {link && (
          <a href={link[1]} className="text-link">
            {link[0]}
          </a>
        )}
      </div>
    </div>
  );
}

type ErrorProps = {
  error: unknown;
  /** What failed: 'The order could not be dispatched.' */
  what?: string;
  /** What is safe: 'Nothing was sent. What you typed is kept.' */
  safe?: string;
  onRetry?: (() => void) | undefined;
};

/** What happened, what is safe and what to do. */
export function ErrorState({ error, what, safe, onRetry }: ErrorProps) {
  if (error instanceof RequestError && error.status === 403) return <NotAllowed error={error} />;
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="alert" icon={alertIcon} role="alert">
        {what && <strong className="text-alert">{what} </strong>}
        {getErrorMessage(error)} {safe}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {onRetry && (
          <Button look="signal" onClick={onRetry}>
            Try again
          </Button>
        )}
        <CopyDetails error={error} />
      </div>
    </div>
  );
}

function getErrorMessage(error: unknown): string {
  if (error instanceof RequestError) return error.message;
  return navigator.onLine ? 'The office isn’t responding.' : 'You’re offline.';
}

function CopyDetails({ error }: { error: unknown }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(formatErrorDetails(error));
    setCopied(true);
  };
  return (
    <Button look="quiet" onClick={copy}>
      {copied ? 'Copied' : 'Copy details'}
    </Button>
  );
}

/** What support needs to know; nothing that was typed. */
function formatErrorDetails(error: unknown): string {
  const { status, body } = error instanceof RequestError ? error : {};
  const details = {
    at: new Date().toISOString(),
    address: location.pathname,
    error: String(error),
    status,
    requestId: body?.requestId,
  };
  return JSON.stringify(details, null, 2);
}

/** A message about who has permission. */
function NotAllowed({ error }: { error: RequestError }) {
  return (
    <Notice icon={lockIcon} role="status">
      {error.message}
    </Notice>
  );
}

type ConflictProps = {
  /** 'Dan dispatched RM-000402 at 09:44, while you had it open.' */
  children: ReactNode;
  who: string;
  fields: readonly { name: string; theirs: ReactNode; mine: ReactNode }[];
  onKeepTheirs: () => void;
  onSendMine?: (() => void) | undefined;
};

/** Two people changed the same record: both versions side by side. */
export function ConflictState({ children, who, fields, onKeepTheirs, onSendMine }: ConflictProps) {
  return (
    <div className="grid gap-3">
      <Notice tone="warn" icon={peopleIcon} role="alert">
        {children}
      </Notice>
      <table className="data-table conflict">
        <caption className="sr-only">Both versions</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">{who}, saved</th>
            <th scope="col">You</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, theirs, mine }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{theirs}</td>
              <td>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button look="signal" onClick={onKeepTheirs}>
          Keep {who}’s
        </Button>
        {onSendMine && (
          <Button look="quiet" onClick={onSendMine}>
            Save mine instead
          </Button>
        )}
      </div>
    </div>
  );
}

/** Offline, loaded data can be read, but not changed. */
export function OfflineBanner({ since }: { since: Date }) {
  return (
    <Notice icon={offlineIcon} role="status">
      <strong>No connection since {formatTime(since)}.</strong> This shows what was loaded then. You
      can’t change anything until you’re back online.
    </Notice>
  );
}

type QueryResultProps<Data> = {
  load: UseQueryResult<Data>;
  rows?: number;
  children: (data: Data) => ReactNode;
};

/**
 * Shows loaded data, a skeleton while it loads, or the error. New rows of a list render as a deferred
 * update, so that a control pressed in the meantime is painted first.
 */
export function QueryResult<Data>({ load, rows, children }: QueryResultProps<Data>) {
  const deferredData = useDeferredValue(load.data);
  const data =
    rows === undefined || load.data === undefined ? load.data : (deferredData ?? load.data);
  if (data !== undefined) return children(data);
  if (load.isPending) return <Skeleton {...(rows && { rows })} />;
  return <ErrorState error={load.error} onRetry={() => load.refetch()} />;
}
