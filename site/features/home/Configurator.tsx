import { listedProducts } from 'virtual:listed-products';
import { useEffect, useRef, useState } from 'react';
import { shopHref } from '../../../catalogue/query.ts';
import { jobs } from '../../../content/configurator.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import {
  bestMatches,
  type Configuration,
  filtersFor,
  highestReach,
  lowestReach,
  matches,
  platformFor,
  widthsFor,
} from './configuration.ts';
import { ReachStage } from './ReachStage.tsx';

const [firstJob] = jobs;

/** What is the job, how high must you reach, how wide is the space: then the shop, already filtered. */
export function Configurator() {
  const [configuration, setConfiguration] = useState<Configuration>({
    job: firstJob,
    reach: 4.2,
    width: undefined,
  });
  const change = (part: Partial<Configuration>) =>
    setConfiguration((before) => ({ ...before, ...part }));

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    // What was set before this woke is what the visitor wants.
    const chosen = new FormData(form.current);
    const job = jobs.find(({ key }) => key === chosen.get('job'));
    const reach = Number(chosen.get('reach'));
    setConfiguration((before) => ({
      ...before,
      job: job ?? before.job,
      reach: reach >= lowestReach ? reach : before.reach,
    }));
  }, []);

  return (
    <form
      ref={form}
      aria-label="Configurator"
      onSubmit={(event) => event.preventDefault()}
      className="grid border border-ink bg-plate sm:grid-cols-[272px_1fr] lg:grid-cols-[304px_minmax(0,1fr)_424px]"
    >
      <div className="grid content-start gap-7 p-5 md:p-7">
        <JobChoice chosen={configuration.job.key} onChoose={(job) => change({ job })} />
        <WidthChoice configuration={configuration} onChoose={(width) => change({ width })} />
      </div>
      <div className="flex flex-col justify-end border-line max-sm:border-t sm:border-l">
        <ReachStage reach={configuration.reach} />
        <ReachSlider reach={configuration.reach} onReach={(reach) => change({ reach })} />
      </div>
      <Outcome configuration={configuration} />
    </form>
  );
}

type JobProps = { chosen: string; onChoose: (job: Configuration['job']) => void };

function JobChoice({ chosen, onChoose }: JobProps) {
  return (
    <fieldset>
      <legend className="head-4 mb-3.5">The job</legend>
      {jobs.map((job) => (
        <label
          key={job.key}
          className="grid min-h-tap grid-cols-[20px_1fr] items-start gap-3 border-line border-b py-3 leading-tight first-of-type:border-t has-checked:font-semibold"
        >
          <input
            type="radio"
            name="job"
            value={job.key}
            checked={job.key === chosen}
            onChange={() => onChoose(job)}
            className="mt-px size-4.5 accent-ink"
          />
          <span>
            {job.title}
            <small className="mt-0.5 block font-normal text-13 text-ink-3">{job.note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type WidthProps = {
  configuration: Configuration;
  onChoose: (width: number | undefined) => void;
};

function WidthChoice({ configuration, onChoose }: WidthProps) {
  const widths = widthsFor(listedProducts, configuration);
  return (
    <fieldset>
      <legend className="head-4 mb-3.5 flex w-full items-baseline justify-between">
        Width <span className="label font-sans">Metres</span>
      </legend>
      <div className="grid grid-cols-3 border-line-2 border-t border-l">
        {[undefined, ...widths].map((width) => (
          <label
            key={width ?? 'any'}
            className="figure grid min-h-tap place-items-center border-line-2 border-r border-b text-16 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="configured-width"
              checked={width === configuration.width}
              onChange={() => onChoose(width)}
              className="sr-only"
            />
            {width?.toFixed(2) ?? 'Any'}
          </label>
        ))}
      </div>
      <p className="label mt-2">A standard doorway is about 0.75 m wide.</p>
    </fieldset>
  );
}

type SliderProps = { reach: number; onReach: (reach: number) => void };

/** Stands on the drawn scale itself; on a phone it lies under the drawing, where a thumb can move it. */
function ReachSlider({ reach, onReach }: SliderProps) {
  return (
    <label className="block border-line border-t px-5 py-3 md:px-7">
      <span className="label flex items-baseline justify-between">
        How high must you reach?
        <b className="figure text-22 text-ink">{reach.toFixed(1)} m</b>
      </span>
      <input
        type="range"
        name="reach"
        min={lowestReach}
        max={highestReach}
        step={0.1}
        value={reach}
        aria-valuetext={`${reach.toFixed(1)} metres`}
        onChange={(event) => onReach(Number(event.target.value))}
        className="h-11 w-full accent-ink"
      />
    </label>
  );
}

function Outcome({ configuration }: { configuration: Configuration }) {
  const found = matches(listedProducts, configuration).length;
  const best = bestMatches(listedProducts, configuration);
  const filters = filtersFor(configuration);
  return (
    <div className="flex flex-col border-line p-5 max-lg:col-span-full max-lg:border-t md:p-7 lg:border-l">
      <p role="status" className="flex items-end gap-3 pb-4.5 leading-snug">
        <span className="figure font-[640] font-stretch-[68%] text-64 leading-[.9]">{found}</span>
        <span>
          {found === 1 ? 'product matches' : 'products match'}
          <small className="block text-13 text-ink-3">
            {configuration.job.title}, platform {platformFor(configuration.reach).toFixed(1)} m,
            band {filters.height}m,{' '}
            {configuration.width ? `${configuration.width} m wide` : 'any width'}
          </small>
        </span>
      </p>
      {found === 0 ? (
        <NothingMatches configuration={configuration} />
      ) : (
        <ul className="flex-1">
          {best.map((product) => (
            <Match key={product.id} product={product} />
          ))}
        </ul>
      )}
      {found > 0 && (
        <LinkButton look="signal" className="mt-3 w-full" href={shopHref({ filters })}>
          {found === 1 ? 'Show it in the shop' : `Show all ${found} in the shop`}
          <Icon name="arrow" />
        </LinkButton>
      )}
    </div>
  );
}

function NothingMatches({ configuration }: { configuration: Configuration }) {
  const anyWidth = matches(listedProducts, { ...configuration, width: undefined }).length;
  return (
    <div className="grid gap-3 border-line border-t pt-4 text-ink-2">
      <p>
        {anyWidth > 0
          ? `Nothing that wide for this job and height. ${anyWidth} match in other widths.`
          : 'Nothing we sell does this job at that height. Another job on the left may, or ask us.'}
      </p>
      <LinkButton href={paths.tradeQuotes}>Ask for a quote</LinkButton>
    </div>
  );
}

function Match({ product }: { product: ListedProduct }) {
  return (
    <li className="border-line border-t">
      <a
        href={paths.product(product.id)}
        className="group grid grid-cols-[72px_1fr_auto] items-center gap-3 py-3 md:grid-cols-[92px_1fr_auto] md:gap-4"
      >
        <ProductPicture product={product} use="thumb" decorative />
        <span>
          <span className="title mb-1 block group-hover:underline">{product.name}</span>
          <small className="block text-13 text-ink-3">
            Reach {product.workingHeight.toFixed(1)} m
            {product.loadRating > 0 && `, ${product.loadRating} kg`}
            {!product.inStock && ', out of stock'}
          </small>
        </span>
        <Price pence={product.price} className="text-18" />
      </a>
    </li>
  );
}
