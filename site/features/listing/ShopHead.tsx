import { claims } from '../../../content/company.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { certificateIcon } from '../../../ui/page-icons.ts';

/** The page's title, the number of products, and the standard they are certified to. */
export function ShopHead({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 pb-3 md:pb-4.5">
      <h1 className="head-2 max-md:text-28 md:max-xl:text-36">Professional Access Equipment</h1>
      <p className="text-ink-2 max-md:text-14 max-sm:w-full md:border-line-2 md:border-l md:py-1 md:pl-5">
        {count} products available
      </p>
      <div className="flex items-center gap-3 border border-ink bg-plate px-3 py-1.5 max-lg:mt-2 max-lg:w-full lg:ml-auto lg:py-2.5">
        <Icon name={certificateIcon} />
        <p className="small flex flex-wrap items-baseline gap-x-2.5 leading-[1.4]">
          <b className="figure text-16 text-ink">{claims.standards.towers} certified</b>
          With UK delivery within {claims.deliveryWorkingDays} working days.
        </p>
      </div>
    </div>
  );
}
