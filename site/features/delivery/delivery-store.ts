import { useSyncExternalStore } from 'react';
import { notServedName, shownPostcode, zoneOf } from '../../../content/delivery.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { DeliveryChoice } from './delivery-estimate.ts';

const defaultChoice: DeliveryChoice = { postcode: '', service: 'standard' };

type DeliveryStoreOptions = {
  /** Throws if the browser blocks storage; the choice then lasts as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The window, which fires an event when another tab changes storage. */
  page: EventTarget;
};

/** A visitor's delivery choice, stored on the device if the postcode is one we know. */
export function createDeliveryStore({ storage, page }: DeliveryStoreOptions) {
  const listeners = new Set<() => void>();
  let choice: DeliveryChoice | undefined;

  function readStored(): DeliveryChoice {
    try {
      return parseChoice(storage().getItem(storageKeys.delivery));
    } catch {
      return defaultChoice;
    }
  }

  function setChoice(next: DeliveryChoice) {
    choice = next;
    for (const listener of listeners) listener();
  }

  function get(): DeliveryChoice {
    if (choice) return choice;
    choice = readStored();
    page.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === storageKeys.delivery || key === null) setChoice(readStored());
    });
    return choice;
  }

  return {
    get,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets the choice. A mistyped or empty postcode removes the stored one. */
    choose(change: Partial<DeliveryChoice>) {
      const { postcode, service } = { ...get(), ...change };
      const next = { postcode: shownPostcode(postcode), service };
      try {
        if (isKnown(next.postcode)) storage().setItem(storageKeys.delivery, JSON.stringify(next));
        else storage().removeItem(storageKeys.delivery);
      } catch {
        // The choice then lasts as long as the page.
      }
      setChoice(next);
    },
  };
}

function isKnown(postcode: string): boolean {
  return zoneOf(postcode) !== undefined || notServedName(postcode) !== undefined;
}

/** Written by hand, so that a product page does not load a validator. */
function parseChoice(text: string | null): DeliveryChoice {
  const read: unknown = JSON.parse(text ?? 'null');
  if (typeof read !== 'object' || read === null || !('postcode' in read)) return defaultChoice;
  const { postcode } = read;
  if (typeof postcode !== 'string' || !isKnown(postcode)) return defaultChoice;
  const isExpress = 'service' in read && read.service === 'express';
  return { postcode: shownPostcode(postcode), service: isExpress ? 'express' : 'standard' };
}

/** Shared by every panel on the page. */
export const browserDelivery = createDeliveryStore({
  storage: () => window.localStorage,
  page: globalThis,
});

/** Empty on the server and during the first render in the browser. */
export function useDeliveryChoice(): DeliveryChoice {
  return useSyncExternalStore(browserDelivery.subscribe, browserDelivery.get, () => defaultChoice);
}
