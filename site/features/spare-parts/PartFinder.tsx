import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { paths } from '../../paths.ts';
import type { modelsByFamily } from './models.ts';

type Props = { families: ReturnType<typeof modelsByFamily> };

/** Choices of family, then model; no choice means all. Without JavaScript the page below lists every part. */
export function PartFinder({ families }: Props) {
  return (
    <form
      method="get"
      action={paths.spareParts}
      data-part-finder=""
      className="grid gap-4 border border-ink bg-plate p-5 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto] md:items-end md:gap-6 md:p-7"
    >
      <Field id="part-family" name="family" label="1. Family" required>
        {({ required, ...control }) => (
          <select {...control}>
            <option value="">All equipment</option>
            {families.map(({ family, label }) => (
              <option key={family} value={family}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="part-model" name="model" label="2. Model" required>
        {({ required, ...control }) => (
          <select
            {...control}
            className={`${control.className} disabled:border-line-2 disabled:text-ink-3`}
          >
            <option value="">All models</option>
            {families.map(({ family, label, models }) => (
              <optgroup key={family} label={label} data-family={family}>
                {models.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="ink" className="sm:max-md:col-span-full">
        Show parts
      </Button>
    </form>
  );
}
