import {
  type KnownModels,
  matchesChoice,
  type PartChoice,
  type PartFit,
  parsePartChoice,
  partQuery,
} from './models.ts';

/** Makes the finder filter the list in place, keep its choice in the address, and follow Back and Forward. */
export function filterParts(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-part-finder]');
  const family = form?.querySelector<HTMLSelectElement>('[name=family]');
  const model = form?.querySelector<HTMLSelectElement>('[name=model]');
  const result = page.querySelector<HTMLElement>('[data-part-result]');
  if (!form || !family || !model || !result) return;

  const modelGroups = [...model.querySelectorAll('optgroup')];
  const known: KnownModels = new Map(
    modelGroups.map((group) => [
      group.dataset.family ?? '',
      [...group.querySelectorAll('option')].map(({ value }) => value),
    ]),
  );

  /** Offers the models of the chosen family, or none while no family is chosen. */
  const updateModelOptions = (choice: PartChoice) => {
    const offered = modelGroups.filter((group) => group.dataset.family === choice.family);
    const options = offered.flatMap((group) => [...group.querySelectorAll('option')]);
    model.replaceChildren(
      ...[...model.options].slice(0, 1),
      ...options.map((option) => option.cloneNode(true)),
    );
    model.disabled = options.length === 0;
    model.value = choice.model;
  };

  const show = (choice: PartChoice) => {
    family.value = choice.family;
    updateModelOptions(choice);
    let count = 0;
    for (const part of page.querySelectorAll<HTMLElement>('[data-part-families]')) {
      part.hidden = !matchesChoice(readPartFit(part), choice, known);
      if (!part.hidden) count += 1;
    }
    for (const group of page.querySelectorAll<HTMLElement>('[data-part-group]')) {
      group.hidden = !group.querySelector('[data-part-families]:not([hidden])');
      const jump = page.querySelector<HTMLElement>(`[data-part-jump="${group.id}"]`);
      if (jump) jump.hidden = group.hidden;
    }
    const chosen = [choice.model ? model : undefined, choice.family ? family : undefined]
      .map((select) => select?.selectedOptions[0]?.textContent)
      .find(Boolean);
    result.textContent = resultText(count, chosen);
    fillEnquiry(page, choice.family, choice.model ? chosen : undefined);
  };

  const keyRun = trackKeyRun(form);
  const choose = (choice: PartChoice) => {
    const address = location.pathname + partQuery(choice);
    if (keyRun.continues()) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    show(choice);
  };
  const applyUrl = () => {
    keyRun.end();
    show(parsePartChoice(new URLSearchParams(location.search), known));
  };

  family.addEventListener('change', () => choose({ family: family.value, model: '' }));
  model.addEventListener('change', () => choose({ family: family.value, model: model.value }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    result.focus({ preventScroll: true });
    // The list is already filtered, so submitting only scrolls to it, often a screen below.
    result.scrollIntoView();
  });
  addEventListener('popstate', applyUrl);
  const initialChoice = readFieldChoice(family, model, known);
  if (initialChoice.family)
    history.replaceState(history.state, '', location.pathname + partQuery(initialChoice));
  applyUrl();
}

/** Reads a choice made before this script ran, which is only in the fields. A model implies its family. */
function readFieldChoice(
  family: HTMLSelectElement,
  model: HTMLSelectElement,
  known: KnownModels,
): PartChoice {
  const group = model.selectedOptions[0]?.closest('optgroup');
  const fields = { family: family.value || (group?.dataset.family ?? ''), model: model.value };
  return parsePartChoice(new URLSearchParams(fields), known);
}

/** Values that this script has filled into the enquiry's fields. Any other value is the visitor's. */
const filled = new Map<string, string>();

/** Copies the choice to the enquiry form below, without overwriting the visitor's input. */
function fillEnquiry(page: Document, family: string, model = ''): void {
  for (const [name, value] of Object.entries({ family, product: model })) {
    const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-part-enquiry] [name=${name}]`,
    );
    if (!field || field.value !== (filled.get(name) ?? '')) continue;
    field.value = value;
    filled.set(name, value);
  }
}

function readPartFit({ dataset }: HTMLElement): PartFit {
  return {
    families: dataset.partFamilies?.split(' ') ?? [],
    models: dataset.partModels?.split(' '),
  };
}

function resultText(count: number, chosen: string | undefined): string {
  const parts = count === 1 ? '1 part' : `${count} parts`;
  if (!chosen) return `${parts}, grouped by product`;
  return `${parts} for ${chosen}`;
}

/**
 * Arrow keys on a closed select run through its options. Such a run is one step for Back. `continues` returns
 * whether a run continues.
 */
function trackKeyRun(form: HTMLElement) {
  let isByKey = false;
  let isRunning = false;
  const end = () => {
    isRunning = false;
  };
  form.addEventListener('keydown', () => {
    isByKey = true;
    // A key that only opens the list chooses nothing: the choice in the list comes later.
    setTimeout(() => {
      isByKey = false;
    });
  });
  form.addEventListener('focusout', end);
  return {
    end,
    continues() {
      const isMore = isRunning && isByKey;
      isRunning = isByKey;
      return isMore;
    },
  };
}
