import {
  fitsChoice,
  type KnownModels,
  type PartChoice,
  type PartFit,
  partQuery,
  readPartChoice,
} from './models.ts';

/** Makes the finder narrow the list in place, keep its choice in the address and follow Back and Forward. */
export function narrowParts(page: Document): void {
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

  /** With a family chosen only its models are offered; before that there is none to choose. */
  const offerModels = (choice: PartChoice) => {
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
    offerModels(choice);
    let count = 0;
    for (const part of page.querySelectorAll<HTMLElement>('[data-part-families]')) {
      part.hidden = !fitsChoice(fitOf(part), choice, known);
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
    result.textContent = resultWords(count, chosen);
    fillEnquiry(page, choice.family, choice.model ? chosen : undefined);
  };

  const run = runOfKeys(form);
  const choose = (choice: PartChoice) => {
    const address = location.pathname + partQuery(choice);
    if (run.goesOn()) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    show(choice);
  };
  const fromAddress = () => {
    run.end();
    show(readPartChoice(new URLSearchParams(location.search), known));
  };

  family.addEventListener('change', () => choose({ family: family.value, model: '' }));
  model.addEventListener('change', () => choose({ family: family.value, model: model.value }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    result.focus({ preventScroll: true });
    // The list has narrowed already: what is left to show is where it begins, often a screen below.
    result.scrollIntoView();
  });
  addEventListener('popstate', fromAddress);
  const early = choiceIn(family, model, known);
  if (early.family) history.replaceState(history.state, '', location.pathname + partQuery(early));
  fromAddress();
}

/** What a visitor has chosen before this ran stands in the fields alone; a model brings its family. */
function choiceIn(
  family: HTMLSelectElement,
  model: HTMLSelectElement,
  known: KnownModels,
): PartChoice {
  const group = model.selectedOptions[0]?.closest('optgroup');
  const fields = { family: family.value || (group?.dataset.family ?? ''), model: model.value };
  return readPartChoice(new URLSearchParams(fields), known);
}

/** What this script wrote into the question's fields: anything else there is the visitor's. */
const filled = new Map<string, string>();

/** Carries the choice into the question below, without writing over what the visitor typed. */
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

function fitOf({ dataset }: HTMLElement): PartFit {
  return {
    families: dataset.partFamilies?.split(' ') ?? [],
    models: dataset.partModels?.split(' '),
  };
}

function resultWords(count: number, chosen: string | undefined): string {
  const parts = count === 1 ? '1 part' : `${count} parts`;
  if (!chosen) return `${parts}, grouped by product`;
  return `${parts} for ${chosen}`;
}

/** Arrow keys on a closed field run through its options: for Back that is one step. `goesOn` tells a run. */
function runOfKeys(form: HTMLElement) {
  let isByKey = false;
  let isRunning = false;
  const end = () => {
    isRunning = false;
  };
  form.addEventListener('keydown', () => {
    isByKey = true;
    // A key that only opens the list chooses nothing: what is chosen there comes later.
    setTimeout(() => {
      isByKey = false;
    });
  });
  form.addEventListener('focusout', end);
  return {
    end,
    goesOn() {
      const isMore = isRunning && isByKey;
      isRunning = isByKey;
      return isMore;
    },
  };
}
