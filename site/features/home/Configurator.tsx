import { listedProducts } from 'virtual:listed-products';
import { useEffect, useRef, useState } from 'react';
import { doorway, jobs } from '../../../content/configurator.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { useStocksAfterHydration } from '../stock/use-live-stock.ts';
import { ConfiguredProducts } from './ConfiguredProducts.tsx';
import { type Configuration, listWidths, maxReach, minReach } from './configuration.ts';
import { ReachDiagram } from './ReachDiagram.tsx';

const [firstJob] = jobs;

/** Asks for the job, the reach and the width, then links to the shop with these filters. */
export const Configurator = withErrorBoundary(function Configurator() {
  const [configuration, setConfiguration] = useState<Configuration>({
    job: firstJob,
    reach: 4.2,
    width: undefined,
    home: false,
  });
  const change = (part: Partial<Configuration>) =>
    setConfiguration((before) => ({ ...before, ...part }));

  // Uses live stock, so that products available now come first.
  const products = useStocksAfterHydration(listedProducts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    // Adopts values that the visitor set before hydration.
    const chosen = new FormData(form.current);
    const job = jobs.find(({ key }) => key === chosen.get('job'));
    const reach = Number(chosen.get('reach'));
    setConfiguration((before) => ({
      ...before,
      job: job ?? before.job,
      reach: reach >= minReach ? reach : before.reach,
      width: Number(chosen.get('configured-width')) || undefined,
      home: chosen.has('home'),
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
        <div>
          <JobChoice chosen={configuration.job.key} onChoose={(job) => change({ job })} />
          <HomeChoice chosen={configuration.home} onChoose={(home) => change({ home })} />
        </div>
        <WidthChoice configuration={configuration} onChoose={(width) => change({ width })} />
      </div>
      <div className="flex flex-col justify-end border-line max-sm:border-t sm:border-l">
        <ReachDiagram reach={configuration.reach} />
        <ReachSlider reach={configuration.reach} onReach={(reach) => change({ reach })} />
      </div>
      <ConfiguredProducts products={products} configuration={configuration} />
    </form>
  );
});

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

type HomeProps = { chosen: boolean; onChoose: (home: boolean) => void };

/** Products for domestic use only are offered only if this is ticked. */
function HomeChoice({ chosen, onChoose }: HomeProps) {
  return (
    <label className="mt-3.5 grid min-h-tap grid-cols-[20px_1fr] items-start gap-3 py-1 leading-tight has-checked:font-semibold">
      <input
        type="checkbox"
        name="home"
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-px size-4.5 accent-ink"
      />
      <span>
        The job is at home
        <small className="mt-0.5 block font-normal text-13 text-ink-3">
          Also shows products for domestic use only.
        </small>
      </span>
    </label>
  );
}

type WidthProps = {
  configuration: Configuration;
  onChoose: (width: number | undefined) => void;
};

function WidthChoice({ configuration, onChoose }: WidthProps) {
  const widths = listWidths(listedProducts, configuration);
  return (
    <fieldset>
      <legend className="head-4 mb-3.5 flex w-full items-baseline justify-between">
        Width <span className="label font-sans">Metres</span>
      </legend>
      <div className="grid grid-cols-3 pt-px pl-px">
        {[undefined, ...widths].map((width) => (
          <label
            key={width ?? 'any'}
            className="figure -mt-px -ml-px grid min-h-tap place-items-center border border-line-2 text-16 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="configured-width"
              value={width ?? ''}
              checked={width === configuration.width}
              onChange={() => onChoose(width)}
              className="sr-only"
            />
            {width?.toFixed(2) ?? 'Any'}
          </label>
        ))}
      </div>
      <p className="label mt-2">
        A {doorway.leaf * 1000} mm door leaves about {doorway.clear.toFixed(2)} m clear.
      </p>
    </fieldset>
  );
}

type SliderProps = { reach: number; onReach: (reach: number) => void };

/** Placed on the drawn scale itself; on a phone below the drawing, within reach of a thumb. */
function ReachSlider({ reach, onReach }: SliderProps) {
  return (
    <label className="block border-line border-t px-5 py-3 md:px-7">
      <span className="label flex items-baseline justify-between">
        Height you need to reach
        <b className="figure text-22 text-ink">{reach.toFixed(1)} m</b>
      </span>
      <input
        type="range"
        name="reach"
        min={minReach}
        max={maxReach}
        step={0.1}
        value={reach}
        aria-valuetext={`${reach.toFixed(1)} metres`}
        onChange={(event) => onReach(Number(event.target.value))}
        className="h-11 w-full accent-ink"
      />
    </label>
  );
}
