import { company, registeredOfficeLine } from '../../../content/company.ts';
import { PrintHead } from '../../shell/PrintHead.tsx';

/** What the printed page has above the product, in place of the header. */
export function DataSheetHead() {
  return <PrintHead title="Data sheet" />;
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
