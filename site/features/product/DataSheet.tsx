import { company, registeredOfficeLine } from '../../../content/company.ts';
import { Logo } from '../../shell/Logo.tsx';

/** What the printed page has above the product, in place of the header. */
export function DataSheetHead() {
  return (
    <div className="hidden items-end justify-between border-ink border-b pb-2 print:flex">
      <Logo className="h-8 w-auto" />
      <span className="figure text-18">Data sheet</span>
    </div>
  );
}

/** Whom to ask, in place of the footer. */
export function DataSheetFoot() {
  return (
    <p className="mt-auto hidden border-ink border-t pt-2 print:block">
      {company.legalName}, {registeredOfficeLine}. {company.phone.shown}, {company.email.shown}.{' '}
      {company.origin.replace('https://', '')}
    </p>
  );
}
