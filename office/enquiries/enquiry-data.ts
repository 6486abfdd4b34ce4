import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useState } from 'react';
import {
  type CloseReason,
  type EnquiryFilter,
  type EnquiryKind,
  writeEnquiryFilter,
} from '../../contract/enquiry.ts';
import { api, type RequestError, useApiQuery } from '../app/api.ts';
import { useRecordChange } from '../app/use-record-change.ts';
import { getConflict, useForm } from '../ui/form.tsx';

/** API routes of one enquiry. */
export const enquiryApi = api.enquiries[':name'];

export type EnquiryRow = InferResponseType<typeof api.enquiries.$get, 200>['rows'][number];
export type EnquiryDetail = InferResponseType<typeof enquiryApi.$get, 200>;
export type ThreadEntry = EnquiryDetail['thread'][number];
export type EnquiryItem = EnquiryDetail['parts'][number];

export const kindNames: Readonly<Record<EnquiryKind, string>> = {
  quote: 'Quote requests',
  question: 'Part questions',
  restock: 'Restock requests',
};

export const closeReasonNames: Readonly<Record<CloseReason, string>> = {
  answered: 'Answered, nothing left to do',
  bought: 'They bought it',
  'answered-elsewhere': 'Answered by phone or in person',
  'not-sold': 'We don’t sell it',
  'no-reply': 'No reply from the buyer',
  duplicate: 'Asked twice',
  spam: 'Not a real enquiry',
  other: 'Another reason',
};

/** For example 'Quote request 12' or 'Part question 31'. */
export function enquiryTitle({ kind, number }: { kind: EnquiryKind; number: number }): string {
  return { quote: 'Quote request', question: 'Part question', restock: 'Restock request' }[
    kind
  ].concat(` ${number}`);
}

export const enquiryName = ({ kind, number }: { kind: EnquiryKind; number: number }) =>
  `${kind}-${number}`;

/** The address of a filter, and of a page of its results. */
export function enquiriesHref(filter: EnquiryFilter, after?: number): string {
  const query = new URLSearchParams(writeEnquiryFilter(filter));
  if (after !== undefined) query.set('after', String(after));
  return query.size > 0 ? `/enquiries?${query}` : '/enquiries';
}

/** A page of a list. Keeps the previous rows until the new ones have loaded. */
export function useEnquiries(filter: EnquiryFilter, after: string | undefined) {
  return useApiQuery(
    ['enquiries', 'list', writeEnquiryFilter(filter), after],
    () => api.enquiries.$get({ query: { ...filter, ...(after && { after }) } }),
    { keepsPreviousData: true },
  );
}

/** How many of each kind are open; the same whichever tab is shown. */
export function useEnquiryCounts(search: string) {
  return useApiQuery(
    ['enquiries', 'counts', search],
    () => api.enquiries.counts.$get({ query: { search } }),
    { keepsPreviousData: true },
  ).data;
}

export function useEnquiry(name: string) {
  return useApiQuery(['enquiry', name], () => enquiryApi.$get({ param: { name } }));
}

type ChangeResponse = InferResponseType<typeof enquiryApi.answer.$post, 200>;
type StaleResponse = InferResponseType<typeof enquiryApi.answer.$post, 409>;

const affectedQueries = [['enquiries'], ['today'], ['activity'], ['emails']];

/** A change to an enquiry. */
export const useEnquiryChange = (name: string) =>
  useRecordChange<ChangeResponse>(['enquiry', name], {
    affectedQueries,
    recordOf: ({ enquiry }) => enquiry,
  });

type Values = Readonly<Record<string, unknown>>;

/**
 * A form about an enquiry. It is sent with the version that was on the screen when typing began. If a
 * colleague saved a newer version, nothing is sent until the user has seen it.
 */
export function useEnquiryForm<Given extends Values>(
  enquiry: EnquiryDetail,
  initial: Given,
  send: (values: Given, version: number) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(enquiry.version);
  const form = useForm(initial, (values) => send(values, seen));
  const isTouched = Object.values(form.values).some((value) => value !== '');
  if (!isTouched && seen !== enquiry.version) setSeen(enquiry.version);
  const body = getConflict(form.error)
    ? ((form.error as RequestError).body as StaleResponse)
    : undefined;
  const [isAccepted, setAccepted] = useState(false);
  const { submit } = form;
  // Submits once the accepted version has been rendered.
  useEffect(() => {
    if (!isAccepted) return;
    setAccepted(false);
    submit();
  });
  return {
    ...form,
    conflict: body && { enquiry: body.current, changes: body.changes },
    keepTheirs() {
      if (body) client.setQueryData(['enquiry', enquiryName(enquiry)], body.current);
      form.reset(initial);
    },
    sendMine() {
      if (!body) return;
      setSeen(body.current.version);
      setAccepted(true);
    },
  };
}

export type EnquiryForm<Given extends Values> = ReturnType<typeof useEnquiryForm<Given>>;

/** Text stored on this device until it is sent, separately for each user. */
export function createDrafts(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const keyOf = (staffId: number, name: string) => `answer ${staffId} ${name}`;
  // Storage may be full or switched off: the typed text is then only on the screen.
  const tryStorage = <Result>(work: () => Result) => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: (staffId: number, name: string): string =>
      tryStorage(() => storage().getItem(keyOf(staffId, name))) ?? '',
    write(staffId: number, name: string, text: string) {
      const key = keyOf(staffId, name);
      tryStorage(() => (text === '' ? storage().removeItem(key) : storage().setItem(key, text)));
    },
  };
}
