import { company } from '../../content/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mailIcon, phoneIcon } from '../../ui/page-icons.ts';

const link = 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap hover:underline';

/** Phone, email and hours, and the switch between prices with and without VAT. */
export function ContactBar() {
  return (
    <div className="bg-ink font-stretch-[92%] text-13 text-on-ink">
      <div className="sheet flex min-h-11 flex-wrap items-center gap-x-8">
        <a href={company.phone.href} className={link}>
          <Icon name={phoneIcon} small />
          {company.phone.shown}
        </a>
        <a href={company.email.href} className={`${link} max-sm:-mx-3.5 max-sm:px-3.5`}>
          <Icon name={mailIcon} small />
          <span className="max-sm:sr-only">{company.email.shown}</span>
        </a>
        <span className="max-md:hidden">{company.hours.shown}</span>
        <VatSwitch />
      </div>
    </div>
  );
}

function VatSwitch() {
  return (
    <fieldset className="ml-auto flex items-center gap-2.5">
      <legend className="sr-only">Show prices</legend>
      <span aria-hidden="true" className="max-md:hidden">
        Prices
      </span>
      <VatButton choice="inc" name="Inc VAT" pressed />
      <VatButton choice="ex" name="Ex VAT" />
    </fieldset>
  );
}

type VatButtonProps = { choice: 'inc' | 'ex'; name: string; pressed?: boolean };

function VatButton({ choice, name, pressed = false }: VatButtonProps) {
  return (
    <button type="button" data-vat-choice={choice} aria-pressed={pressed} className="vat-choice">
      {name}
    </button>
  );
}
