import { company, registeredOfficeLine } from '../../../content/company.ts';
import { PrintHead } from '../../shell/PrintHead.tsx';

/** Who sold it, for whoever files the printed order. */
export function OrderLetterhead({ reference }: { reference: string }) {
  return (
    <div className="hidden print:block">
      <PrintHead title={`Order ${reference}`} />
      <p className="pt-2">
        {company.legalName}, {registeredOfficeLine}
        <br />
        VAT number {company.vatNumber}. Registered in {company.registeredIn}, number{' '}
        {company.companyNumber}
        <br />
        {company.phone.shown}, {company.email.shown}
      </p>
    </div>
  );
}
