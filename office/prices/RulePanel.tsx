import { useDeferredValue, useId, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import type { PriceEnding, PriceRule } from '../../catalogue/price-rules.ts';
import type { PriceFilter } from '../../contract/prices.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { api, useApiMutation } from '../app/api.ts';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { ErrorState } from '../ui/states.tsx';
import { formatPercent, leftOutLabels, markLabels, parseHundredths } from './price-texts.ts';
import { type RulePreview, useRulePreview } from './prices-data.ts';

type Props = {
  filter: PriceFilter;
  /** The selected products; if empty, the rule applies to everything in the filter. */
  chosen: ReadonlySet<string>;
  onApplied: () => void;
};

const changeOptions = [
  { value: 'percent', text: 'By %' },
  { value: 'amount', text: 'By £' },
] as const;

const endings: readonly { value: PriceEnding; text: string }[] = [
  { value: 'pence', text: 'Pence' },
  { value: '95', text: '£x.95' },
  { value: '99', text: '£x.99' },
  { value: '00', text: '£x.00' },
];

const wasChoices = [
  ['keep', 'Leave as it is'],
  ['present-price', 'Set to the price now'],
  ['remove', 'Remove'],
] as const;

/** One rule for many prices. Its effect is shown before it goes into the draft. */
export function RulePanel({ filter, chosen, onApplied }: Props) {
  const id = useId();
  const toast = useToast();
  const [rule, setRule] = useState<Omit<PriceRule, 'value'>>({
    by: 'percent',
    ending: '95',
    was: 'keep',
  });
  const [amount, setAmount] = useState('');
  const value = useDeferredValue(parseHundredths(amount));
  const request = value ? { filter, chosen: [...chosen], rule: { ...rule, value } } : undefined;
  const outcome = useRulePreview(request);
  const apply = useApiMutation(
    () =>
      api.prices.rule.apply.$post({
        json: request ?? { filter, chosen: [], rule: { ...rule, value: 0 } },
      }),
    [['prices']],
  );
  const isWrong = amount !== '' && value === undefined;
  const preview = request ? outcome.data : undefined;
  const run = () =>
    apply.mutate(undefined, {
      onSuccess: ({ products }) => {
        toast.show({ text: `${pluralize(products, 'price')} changed in the draft.` });
        onApplied();
      },
    });
  return (
    <section
      aria-label="Change prices by a rule"
      className="mb-4 grid gap-3.5 border border-ink bg-plate px-5 py-4 max-md:-mx-(--pad) max-md:border-x-0 max-md:px-(--pad)"
    >
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3.5 max-md:*:flex-[1_1_100%]">
        <Segmented
          name="rule-by"
          label="Change"
          options={changeOptions}
          value={rule.by}
          onChange={(by) => setRule({ ...rule, by })}
        />
        <div>
          <label htmlFor={id} className="field-label mb-1.5 block">
            How much
          </label>
          <input
            id={id}
            className="field w-26 text-right max-md:w-full"
            inputMode="text"
            autoComplete="off"
            placeholder={rule.by === 'percent' ? '+4 %' : '+£5.00'}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-outcome`}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && preview && preview.prices.length > 0) run();
            }}
          />
        </div>
        <Segmented
          name="rule-ending"
          label="Round to"
          options={endings}
          value={rule.ending}
          onChange={(ending) => setRule({ ...rule, ending })}
        />
        <div>
          <span className="field-label mb-1.5 block" aria-hidden="true">
            Was-price
          </span>
          <FilterSelect
            label="Was-price"
            value={rule.was}
            choices={wasChoices}
            onChoose={(was) => was && setRule({ ...rule, was })}
          />
        </div>
        <Button
          look="ink"
          className="ml-auto"
          disabled={!preview || preview.prices.length === 0 || apply.isPending}
          onClick={run}
        >
          {preview ? `Change ${pluralize(preview.prices.length, 'price')}` : 'Change prices'}
        </Button>
      </div>
      <div id={`${id}-outcome`} role="status">
        {isWrong && <p className="text-alert">Enter a figure, for example +4 or -2.50.</p>}
        {!isWrong && !preview && (
          <p className="text-ink-2">
            {chosen.size > 0
              ? `For the ${pluralize(chosen.size, 'selected product')}.`
              : 'For every product in this filter, on all pages. Select rows to change only those.'}
          </p>
        )}
        {preview && <RuleResult outcome={preview} />}
      </div>
      {(outcome.error ?? apply.error) && (
        <ErrorState error={outcome.error ?? apply.error} safe="Nothing was changed." />
      )}
    </section>
  );
}

/** How many are listed by name; the draft lists all of them. */
const maxNamed = 12;

const notesClass = 'grid max-h-55 gap-0.5 overflow-y-auto text-13 text-ink-2';

function RuleResult({ outcome: { prices, leftOut, average } }: { outcome: RulePreview }) {
  const marked = prices.filter(({ marks, isScheduled }) => marks.length > 0 || isScheduled);
  return (
    <div className="grid gap-2">
      <p>
        <strong className="figure">{prices.length}</strong>{' '}
        {prices.length === 1 ? 'product' : 'products'}, on average {formatPercent(average)}
        {leftOut.length > 0 && `, ${leftOut.length} left out`}
      </p>
      {marked.length > 0 && (
        <ul className={notesClass}>
          {marked
            .slice(0, maxNamed)
            .map(({ id, name, before, after, change, marks, isScheduled }) => (
              <li key={id}>
                {name}: {formatPrice(before)} → <strong>{formatPrice(after)}</strong>{' '}
                {formatPercent(change)},{' '}
                {[
                  ...marks.map((mark) => markLabels[mark]),
                  ...(isScheduled ? ['its scheduled price stays'] : []),
                ].join(', ')}
              </li>
            ))}
          {marked.length > maxNamed && <li>and {marked.length - maxNamed} more</li>}
        </ul>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>{pluralize(leftOut.length, 'product')} left out</summary>
          <ul className={notesClass}>
            {leftOut.map(({ id, name, sku, reason }) => (
              <li key={id}>
                {name} ({sku}): {leftOutLabels[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
