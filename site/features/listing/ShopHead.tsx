import { claims } from '../../../content/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { certificateIcon } from '../../ui/page-icons.ts';

/** The page's title, how much there is, and what it is certified to. */
export function ShopHead({ count }: { count: number }) {
  return (
    <div className="pb-3 md:columns-12 md:items-end md:pt-4 md:pb-8">
      <div className="md:col-span-8">
        <h1 className="head-1 max-sm:text-28">Professional Access Equipment</h1>
        <p className="lead max-md:text-14 md:mt-3">{count} products available</p>
      </div>
      <div className="mt-3 flex items-center gap-3 border border-ink bg-plate px-3 py-2 md:col-span-4 md:mt-5 md:gap-4 md:px-5 md:py-4">
        <span className="[&>svg]:size-8">
          <Icon name={certificateIcon} />
        </span>
        <p className="small leading-[1.4]">
          <b className="figure block text-16 text-ink md:text-22">
            {claims.standards.towers} certified
          </b>
          With UK delivery within {claims.deliveryWorkingDays} working days.
        </p>
      </div>
    </div>
  );
}
