import { company, registeredOfficeLine } from '../company.ts';
import { address } from './document.ts';

/** Who the buyer deals with: the same block opens the terms and the privacy policy. */
export const sellerAddress = address(
  { text: company.legalName },
  { text: registeredOfficeLine },
  { text: company.phone.shown, href: company.phone.href },
  { text: company.email.shown, href: company.email.href },
);

/** The disclosures that the Companies Act 2006 and the E-Commerce Regulations 2002 require of a shop. */
export const sellerDisclosure = `${company.name} is the trading name of ${company.legalName}, a private limited company registered in ${company.registeredIn} under number ${company.companyNumber}. Our registered office is ${registeredOfficeLine}. Our VAT number is ${company.vatNumber}.`;
