import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Pence } from '../../catalogue/money.ts';
import { exVatAt, incVatAt, type VatPercent } from '../../catalogue/vat.ts';
import {
  type DraftLine,
  type LostReason,
  type OfferDraft,
  type OfferState,
  offerDraft,
} from '../../contract/offer.ts';
import { api, RequestError, readJson, useApiMutation, useApiQuery } from '../app/api.ts';
import { useRecordChange } from '../app/use-record-change.ts';

/** API routes of one offer. */
export const offerApi = api.offers[':reference'];

export type OfferDetail = InferResponseType<typeof offerApi.$get, 200>;
export type OfferDetailVersion = OfferDetail['versions'][number];
export type FoundProduct = InferResponseType<
  typeof api.offers.products.$get,
  200
>['products'][number];

type ChangeResponse = InferResponseType<typeof offerApi.send.$post, 200>;
type StaleResponse = InferResponseType<typeof offerApi.send.$post, 409>;

export const stateNames: Readonly<Record<OfferState, string>> = {
  draft: 'Draft',
  sent: 'With the buyer',
  accepted: 'Won',
  declined: 'Lost',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

export const stateMarks = {
  draft: { mark: 'open' },
  sent: { mark: 'half' },
  accepted: { mark: 'full', tone: 'good' },
  declined: { mark: 'cross' },
  withdrawn: { mark: 'cross' },
  lapsed: { mark: 'cross' },
} as const;

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  'delivery-time': 'Delivery time',
  'bought-elsewhere': 'Bought elsewhere',
  'not-needed': 'Not needed any more',
  'no-reply': 'No reply',
  other: 'Another reason',
};

export const offerHref = (reference: string, query = '') => `/offers/${reference}${query}`;

export function useOffer(reference: string) {
  return useApiQuery(['offer', reference], () => offerApi.$get({ param: { reference } }));
}

const affectedQueries = [['enquiries'], ['enquiry'], ['today'], ['activity'], ['emails']];

/** A change to an offer. */
export function useOfferChange(reference: string) {
  const change = useRecordChange<ChangeResponse>(['offer', reference], {
    affectedQueries,
    recordOf: ({ offer }) => offer,
  });
  return (call: Parameters<typeof change>[0], text: string, canUndo = false) =>
    change(call, text, { canUndo });
}

/** Creates an offer, or returns the one that a request already has. */
export const useCreateOffer = () =>
  useApiMutation(
    (json: Parameters<typeof api.offers.$post>[0]['json']) => api.offers.$post({ json }),
    [['enquiries'], ['enquiry'], ['today']],
  );

/** A line in the editor, with its product's details. */
export type EditLine = Omit<OfferDetailVersion['lines'][number], 'line'> & { key: string };

/** A draft as it is edited. */
export type EditDraft = Omit<OfferDraft, 'lines'> & { lines: readonly EditLine[] };

export function toEditDraft({ contact, versions }: OfferDetail): EditDraft | undefined {
  const draft = versions.find(({ sentAt }) => sentAt === null);
  if (!draft) return undefined;
  const { title, leadDays, validUntil, note, lines } = draft;
  const { canBeEmailed: _, ...contactFields } = contact;
  return {
    ...contactFields,
    title,
    leadDays,
    validUntil,
    note,
    lines: lines.map(({ line, ...rest }) => ({ ...rest, key: `${draft.number}-${line}` })),
  };
}

/** A draft as it is saved, without lines that have no text yet. */
export function toOfferDraft({ lines, ...draft }: EditDraft): OfferDraft {
  return {
    ...draft,
    lines: lines.flatMap((line): DraftLine[] => {
      const { kind, productId, name, quantity, unitPence, vatPercent } = line;
      if (kind === 'product')
        return productId === null ? [] : [{ kind, productId, quantity, unitPence }];
      if (name.trim() === '') return [];
      return kind === 'text'
        ? [{ kind, name, quantity, unitPence, vatPercent }]
        : [{ kind, name, unitPence }];
    }),
  };
}

export function createProductLine({ id, sku, name, price, free, picture }: FoundProduct): EditLine {
  return {
    key: crypto.randomUUID(),
    kind: 'product',
    productId: id,
    name,
    sku,
    listPence: price,
    unitPence: price,
    quantity: 1,
    vatPercent: 20,
    picture,
    free,
    isGone: false,
  };
}

export function createCustomLine(kind: 'text' | 'delivery', unitPence: Pence = 0): EditLine {
  return {
    key: crypto.randomUUID(),
    kind,
    productId: null,
    name: kind === 'delivery' ? 'Delivery' : '',
    sku: '',
    listPence: null,
    unitPence,
    quantity: 1,
    vatPercent: 20,
    picture: undefined,
    free: undefined,
    isGone: false,
  };
}

/** How far below list a price is, in percent to a tenth. */
export function percentOff(listPence: Pence, unitPence: Pence): number {
  return listPence === 0 ? 0 : Math.round(((listPence - unitPence) * 1000) / listPence) / 10;
}

/** The price at this percentage below list, to the penny. */
export function discountedPrice(listPence: Pence, percent: number): Pence {
  return Math.max(0, Math.round(listPence * (1 - percent / 100)));
}

/** The price with VAT for one typed without VAT; the current price if it already matches. */
export function toIncVatPrice(typed: Pence, percent: VatPercent, now: Pence): Pence {
  return exVatAt(now, percent) === typed ? now : incVatAt(typed, percent);
}

/** The errors of a draft by field; those of all lines are under `lines`. */
export function validateDraft(draft: OfferDraft): Readonly<Record<string, string>> {
  const checked = v.safeParse(offerDraft, draft);
  if (checked.success) return {};
  return Object.fromEntries(
    checked.issues.map(({ path, message }) => [String(path?.[0]?.key), message]).reverse(),
  );
}

/** Milliseconds without typing after which the draft is saved. */
const autosaveDelayMs = 700;

type SaveState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'failed' | 'conflict';

/**
 * A draft that saves itself after each pause in typing. It never overwrites what a colleague saved in
 * the meantime: both versions are shown, and the typed text stays.
 */
export function useOfferDraft(offer: OfferDetail, initialDraft: EditDraft) {
  const client = useQueryClient();
  const { reference } = offer;
  const [draft, setDraft] = useState(initialDraft);
  const [state, setState] = useState<SaveState>('saved');
  const [conflict, setConflict] = useState<StaleResponse>();
  const [problem, setProblem] = useState('');
  /** The draft as the server has it, and its record version. */
  const lastSaved = useRef({
    text: JSON.stringify(toOfferDraft(initialDraft)),
    version: offer.version,
  });
  const latest = useRef(draft);
  latest.current = draft;
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const text = JSON.stringify(toOfferDraft(draft));
  const errors = validateDraft(toOfferDraft(draft));

  const applyServerDraft = (current: OfferDetail) => {
    const next = toEditDraft(current);
    lastSaved.current = { ...lastSaved.current, version: current.version };
    if (!next) return;
    lastSaved.current.text = JSON.stringify(toOfferDraft(next));
    setDraft(next);
    setState('saved');
  };

  /** Saves the latest draft; returns whether everything is saved. */
  const send = async (): Promise<boolean> => {
    const json = toOfferDraft(latest.current);
    const sentText = JSON.stringify(json);
    if (sentText === lastSaved.current.text) return true;
    if (Object.keys(validateDraft(json)).length > 0) {
      setState('invalid');
      return false;
    }
    setState('saving');
    try {
      const { version } = lastSaved.current;
      const response = await readJson(
        offerApi.draft.$put({ param: { reference }, json: { version, draft: json } }),
      );
      lastSaved.current = { text: sentText, version: response.offer.version };
      client.setQueryData(['offer', reference], response.offer);
      setState(JSON.stringify(toOfferDraft(latest.current)) === sentText ? 'saved' : 'waiting');
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.status === 409 && error.body.current) {
        setConflict(error.body as StaleResponse);
        setState('conflict');
      } else {
        setProblem(error instanceof RequestError ? error.message : 'No connection.');
        setState('failed');
      }
      return false;
    }
  };
  const save = () => {
    queue.current = queue.current.then(send);
    return queue.current;
  };
  const latestSave = useRef(save);
  latestSave.current = save;

  useEffect(() => {
    if (text === lastSaved.current.text || conflict) return undefined;
    setState('waiting');
    const timer = setTimeout(() => latestSave.current(), autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [text, conflict]);

  // What was typed last is saved when the screen is left.
  useEffect(() => {
    const saveOnLeave = () => void latestSave.current();
    addEventListener('pagehide', saveOnLeave);
    return () => {
      removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);

  // Nothing was typed here since the last save, so a colleague's newer version is shown.
  const isNewer = offer.version > lastSaved.current.version;
  useEffect(() => {
    if (isNewer && JSON.stringify(toOfferDraft(latest.current)) === lastSaved.current.text)
      applyServerDraft(offer);
  });

  return {
    draft,
    state,
    errors,
    problem,
    conflict,
    change: (changed: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...changed })),
    changeLine: (key: string, changed: Partial<EditLine>) =>
      setDraft((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...changed } : line)),
      })),
    retry: save,
    /** Saves what was typed, and returns the record's version for the next change. */
    flush: async (): Promise<number | undefined> =>
      (await save()) ? lastSaved.current.version : undefined,
    keepTheirs() {
      if (!conflict) return;
      client.setQueryData(['offer', reference], conflict.current);
      setConflict(undefined);
      applyServerDraft(conflict.current);
    },
    sendMine() {
      if (!conflict) return;
      lastSaved.current = { ...lastSaved.current, text: '', version: conflict.current.version };
      setConflict(undefined);
      save();
    },
  };
}

export type DraftState = ReturnType<typeof useOfferDraft>;
